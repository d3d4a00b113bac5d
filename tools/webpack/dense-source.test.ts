import denseSource from './dense-source.cjs';

describe('the source that is built', () => {
  it('has neither indentation nor the comments of styles', () => {
    const source = ['const Row = styled.p`', '  color: red;', '', '  /* Stays. */', '  flex: none;', '`;'];
    expect(denseSource(source.join('\n'))).toBe('const Row = styled.p`\ncolor: red;\nflex: none;\n`;');
  });

  it('keeps comments beside code, and those that webpack reads', () => {
    const source = ['load(', '/* webpackPrefetch: true */', "'a' /* b */);"].join('\n');
    expect(denseSource(source)).toBe(source);
  });
});
