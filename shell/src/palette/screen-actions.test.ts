import { screenActions } from './screen-actions';

const actionsOf = (html: string) => {
  document.body.innerHTML = html;
  return screenActions(document.body).map(({ title }) => title);
};

describe('the actions of a screen', () => {
  it('are its buttons and links by their names', () => {
    expect(actionsOf('<button>Sort and filter</button><a href="/create-season">Create Season</a>')).toEqual([
      'Sort and filter',
      'Create Season',
    ]);
    expect(actionsOf('<button aria-label="Close the panel">×</button>')).toEqual(['Close the panel']);
  });

  it('have a link once that is there twice', () => {
    expect(actionsOf('<a href="/a">Create Quiz</a><a href="/a">Create Quiz</a>')).toEqual(['Create Quiz']);
    expect(actionsOf('<a href="/a">Open</a><a href="/b">Open</a>')).toEqual([]);
  });

  it('leave out what is disabled, in rows, in a dialog, without a word, or there twice', () => {
    expect(actionsOf('<button disabled>Save</button>')).toEqual([]);
    expect(actionsOf('<table><tr><td><button>Edit Quiz</button></td></tr></table>')).toEqual([]);
    expect(actionsOf('<dialog open><button>Close</button></dialog>')).toEqual([]);
    expect(actionsOf('<button>2</button>')).toEqual([]);
    expect(actionsOf('<button>Update</button><button>Update</button><button>Go Back</button>')).toEqual([
      'Go Back',
    ]);
  });
});
