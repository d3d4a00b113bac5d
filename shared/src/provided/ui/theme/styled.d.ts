import 'styled-components';
import type { Theme } from './theme';

declare module 'styled-components' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- only an interface can be merged into theirs
  export interface DefaultTheme extends Theme {}
}
