import { theme } from '@console/shared/ui';
import { fallbackFonts } from './fallback-fonts';

const families = [...fallbackFonts.matchAll(/font-family:"([^"]+)"/g)].map(([, family]) => family);

describe('fallback faces', () => {
  it('are those of the theme', () => {
    for (const family of families) expect(`${theme.font.body}, ${theme.font.book}`).toContain(`'${family}'`);
    expect(families).toHaveLength(2);
  });

  it('are as wide and as high as Noto Sans', () => {
    expect(fallbackFonts).toContain(
      'local("Arial");size-adjust:106%;ascent-override:101%;descent-override:28%}',
    );
  });
});
