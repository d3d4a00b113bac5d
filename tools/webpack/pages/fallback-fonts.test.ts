import { theme } from '@console/shared/ui';
import { fallbackFonts } from './fallback-fonts';

const families = [...fallbackFonts.matchAll(/font-family:"([^"]+)"/g)].map(([, family]) => family);

describe('faces for the time before the fonts come', () => {
  it('are those that the theme names', () => {
    for (const family of families) expect(`${theme.font.body}, ${theme.font.book}`).toContain(`'${family}'`);
    expect(new Set(families).size).toBe(5);
  });

  it('are as wide and as high as Noto Sans', () => {
    expect(fallbackFonts).toContain(
      '@font-face{font-family:"Arial as Noto Sans";font-weight:400 500;src:local("Helvetica Neue"),local("Arial"),local("Liberation Sans"),local("Arimo");size-adjust:106.3%;ascent-override:100.5%;descent-override:27.6%;line-gap-override:0%}',
    );
  });
});
