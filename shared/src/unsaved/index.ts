export {
  discardUnsavedWork,
  hasUnsavedWork,
  isUnsavedWorkKept,
  letUnsavedWorkGo,
  onUnsavedWorkChange,
  useHasUnsavedWork,
  useUnsavedWork,
} from './unsaved-work';
