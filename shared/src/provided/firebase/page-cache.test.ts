import { stayStillInPageCache } from './page-cache';

const page = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  dispatchEvent(new PageTransitionEvent(type, { persisted }));
const visibilityChange = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

describe('the Firestore client of a page that is left', () => {
  const heard: string[] = [];
  const hear = ({ type }: Event) => heard.push(type);

  beforeAll(() => {
    stayStillInPageCache();
    // As the client does it.
    addEventListener('pagehide', hear);
    document.addEventListener('visibilitychange', hear);
  });
  beforeEach(() => void heard.splice(0));

  it('begins nothing while the page goes into the back/forward cache, and goes on when it comes back', () => {
    page('pagehide', true);
    visibilityChange();
    expect(heard).toEqual([]);
    page('pageshow', true);
    visibilityChange();
    expect(heard).toEqual(['visibilitychange']);
  });

  it('cleans up when the page goes for good', () => {
    page('pagehide', false);
    visibilityChange();
    expect(heard).toEqual(['pagehide', 'visibilitychange']);
  });
});
