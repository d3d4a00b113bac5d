import { paths, titles } from '@console/shared/model';

/** An icon of the app: its address, and the PNG's side in pixels. */
export type AppIcon = { readonly src: string; readonly size: number; readonly purpose: string };

/** The address of the manifest in a language. */
export const appManifestAt = (language: string): string => `/app.${language}.webmanifest`;

/** The part of an address that opens the drafts over any screen. */
export const draftsHash = '#drafts';

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
  shortcuts: [
    { name: t(titles[paths.seasonList]), url: paths.seasonList },
    { name: t('Drafts'), url: paths.seasonList + draftsHash },
  ],
});
