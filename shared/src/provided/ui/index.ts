export { BackLink } from './actions/back-link';
export { LinkButton } from './actions/link-button';
export { BrandMark, Wordmark } from './actions/brand-mark';
export { Button, type ButtonProps } from './actions/button';
export { type ButtonVariant } from './actions/button.styles';
export { Icon, type IconName } from './actions/icon';
export { CheckboxField } from './fields/checkbox-field';
export { type Count } from './fields/count-announcement';
export { type FieldText } from './fields/field';
export { FieldRow, FormActions, FormCard, FormMessage } from './fields/form-card';
export { SelectField, type SelectFieldProps, type SelectOption } from './fields/select-field';
export {
  DateTimeField,
  NumberField,
  TextAreaField,
  TextField,
  type TextFieldProps,
} from './fields/text-field';
export { Card } from './layout/card';
export { Page, type PageProps } from './layout/page';
export { SkipLink } from './layout/skip-link';
export { Toolbar } from './layout/toolbar';
export { useDocumentTitle } from './layout/use-document-title';
export { VisuallyHidden, visuallyHidden } from './layout/visually-hidden';
export { DataTable, type Column, type DataTableProps, type TableTools } from './lists/data-table';
export { Pager } from './lists/pager';
export { type ListState } from './lists/list-state';
export { useListView, type ListView, type Selection } from './lists/use-list-view';
export { SearchBox, type SearchBoxProps } from './lists/search-box';
export { LoadingAllRows, RemainingRows } from './lists/remaining-rows';
export { StatusLabel, type StatusTone } from './lists/status-label';
export { CopyButton } from './overlays/copy-button';
export { ConfirmDialog, Dialog, type ConfirmDialogProps, type DialogProps } from './overlays/dialog';
export { dismissToasts, notify, prepareToasts, Toaster, type Toast } from './overlays/toaster';
export { LoadingState, SkeletonRows } from './states/loading-state';
export { EmptyState, ErrorState } from './states/message-state';
export { Spinner } from './states/spinner';
export { useIsOnline } from './states/use-is-online';
export { ConsoleTheme } from './theme/console-theme';
export { GlobalStyle } from './theme/global-style';
export { theme, type Theme } from './theme/theme';
export { colorCss } from './theme/tokens';
