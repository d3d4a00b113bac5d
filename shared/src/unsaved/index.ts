export {
  discardUnsavedWork,
  hasUnsavedWork,
  isUnsavedWorkKept,
  letUnsavedWorkGo,
  onUnsavedWorkChange,
  useHasUnsavedWork,
  useUnsavedWork,
  useUnsavedWorkBeingSaved,
  type KeptDraft,
} from './unsaved-work';
