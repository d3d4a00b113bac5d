export {
  discardUnsavedWork,
  hasUnsavedWork,
  isUnsavedWorkKept,
  letUnsavedWorkGo,
  onUnsavedWorkChange,
  useHasUnsavedWork,
  useUnsavedWork,
  type KeptDraft,
} from './unsaved-work';
