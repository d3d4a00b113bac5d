export { contractVersion, isServedContract, majorOf } from './version';
export {
  defineModule,
  lazyScreen,
  isRemoteModule,
  type PaletteGroup,
  type PaletteItem,
  type PaletteItems,
  type RemoteModule,
  type ScreenDefinition,
  type SendContext,
  type SendDraft,
} from './contract';
export { messagesAddress, messagesFile } from './messages-file';
export {
  integritySchema,
  isSecure,
  parseRegistry,
  parseStatement,
  servedEntries,
  type ModuleStatement,
  type RefusedLine,
  type Registry,
  type RegistryEntry,
  type WithdrawnLine,
} from './registry';
export { logoutButtonId, type LogoutButtonId } from './logout-button';
