import { createGlobalStyle } from 'styled-components';
import type { PrintOptions } from './print-options';

/**
 * The page of the printer, also for Ctrl+P. Of the console, only what is marked as printed is on it, and its frame takes
 * no room.
 */
export const PageStyle = createGlobalStyle<{ $size: PrintOptions['size'] }>`
  @page {
    size: ${({ $size }) => $size};
    margin: 16mm 17mm 18mm;

    @bottom-right {
      content: counter(page) ' / ' counter(pages);
      color: #000;
      font: 9pt sans-serif;
    }
  }

  @media print {
    body *:not(:has([data-printed]), [data-printed], [data-printed] *) {
      display: none !important;
    }

    html:has([data-printed]) *:has([data-printed]) {
      display: block !important;
      width: auto !important;
      min-height: 0 !important;
      max-width: none !important;
      margin: 0 !important;
      padding: 0 !important;
      border: 0 !important;
      background: none !important;
      container: none !important;
    }
  }
`;
