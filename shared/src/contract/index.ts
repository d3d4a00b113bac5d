export {
  contractVersion,
  defineModule,
  isRemoteModule,
  isServedContract,
  type ModuleName,
  type RemoteModule,
  type ScreenDefinition,
} from './contract';
export { parseRegistry, type Registry, type RegistryEntry } from './registry';
