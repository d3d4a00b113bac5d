import denseSource from './dense-source.cjs';

describe('the source that is built', () => {
  it('has neither indentation nor the comments of styles', () => {
    const source = ['const Row = styled.p`', '  color: red;', '', '  /* Stays. */', '  flex: none;', '`;'];
    expect(denseSource(source.join('\n'))).toBe('const Row = styled.p`\ncolor:red;\nflex:none;\n`;');
  });

  it('has no spaces in declarations and before the braces of nested rules', () => {
    const source = [
      '${theme.media.phone} {',
      '  > a:hover {',
      '    --ink: red;',
      '    margin: 0 1px;',
      '  }',
      '}',
    ];
    expect(denseSource(source.join('\n'))).toBe(
      '${theme.media.phone}{\n> a:hover{\n--ink:red;\nmargin:0 1px;\n}\n}',
    );
  });

  it('keeps the spaces of texts', () => {
    const source = ["say('note: this; that');", '<p>', 'Next: this {', 'count}', '</p>'].join('\n');
    expect(denseSource(source)).toBe(source);
  });

  it('keeps comments beside code, and those that webpack reads', () => {
    const source = ['load(', '/* webpackPrefetch: true */', "'a' /* b */);"].join('\n');
    expect(denseSource(source)).toBe(source);
  });
});
