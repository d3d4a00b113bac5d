export {
  contractVersion,
  defineModule,
  lazyScreen,
  isRemoteModule,
  isServedContract,
  type RemoteModule,
  type ScreenDefinition,
} from './contract';
export {
  integritySchema,
  isSecure,
  parseRegistry,
  parseStatement,
  type ModuleStatement,
  type RefusedLine,
  type Registry,
  type RegistryEntry,
} from './registry';
