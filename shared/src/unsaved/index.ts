export { hasUnsavedWork, onUnsavedWorkChange, useHasUnsavedWork, useUnsavedWork } from './unsaved-work';
