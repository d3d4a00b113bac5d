import { createElement } from 'react';
import { styled } from 'styled-components';
import { paint } from './render';

const Row = styled.p`
  margin: 0.5rem;

  & + & {
    border-top: 1px solid;
  }
`;

const List = styled.div`
  ${Row} {
    color: red;
  }
`;

describe('a prerendered page', () => {
  const rows = [createElement(Row, { key: 1 }, 'One'), createElement(Row, { key: 2 }, 'Two')];
  const { markup, styles } = paint(createElement(List, null, rows), 'frame-');
  const drawn = [...markup.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  const addressed = [...styles.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);

  it('has no class name that the library may use in the browser', () => {
    expect(drawn).toEqual(['frame-0', 'frame-1', 'frame-2', 'frame-1', 'frame-2']);
    for (const name of [...drawn, ...addressed]) expect(name).toMatch(/^frame-/);
  });

  it('keeps its styles', () => {
    expect(markup.replace(/ class="[^"]+"/g, '')).toBe('<div><p>One</p><p>Two</p></div>');
    for (const name of addressed) expect(drawn).toContain(name);
    expect(styles).toBe(
      '.frame-2{margin:.5rem}.frame-1+.frame-1{border-top:1px solid}.frame-0 .frame-1{color:red}',
    );
  });
});
