import { paths, titles } from '@console/shared/model';
import { sharedFields } from '@console/shared/storage';

/** An icon of the app: its address, and the PNG's side in pixels. */
export type AppIcon = { readonly src: string; readonly size: number; readonly purpose: string };

/** The part of an address that opens the drafts over any screen. */
export const draftsHash = '#drafts';

/** What Import Questions reads; Android goes by the types, computers by the endings. */
const sharedTypes = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.ms-excel.sheet.macroEnabled.12',
  'application/json',
  'text/*',
  ...['.xlsx', '.xlsm', '.csv', '.tsv', '.txt', '.gift', '.json', '.html'],
];

/**
 * The web app manifest in a language, by which the console is installed. A deployment adds its name.
 * @param t translates into this language
 */
export const appManifest = (language: string, t: (message: string) => string, icons: readonly AppIcon[]) => ({
  // The same app in every language.
  id: paths.landing,
  lang: language,
  start_url: paths.landing,
  scope: paths.landing,
  display: 'standalone',
  background_color: '#F7F5F0',
  theme_color: '#FFFFFF',
  icons: icons.map(({ src, size, purpose }) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
  share_target: {
    action: paths.questionShared,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: sharedFields.title,
      text: sharedFields.text,
      url: sharedFields.url,
      files: [{ name: sharedFields.file, accept: sharedTypes }],
    },
  },
  shortcuts: [
    { name: t(titles[paths.seasonList]), url: paths.seasonList },
    { name: t('Drafts'), url: paths.seasonList + draftsHash },
  ],
});
