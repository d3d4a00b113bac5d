import { setLanguage } from '@console/shared/i18n';
import { formatList } from './list';

afterEach(() => setLanguage('en'));

describe('a list of names', () => {
  it('has “and” in English', () => {
    expect(formatList(['Title', 'Start'])).toBe('Title and Start');
    expect(formatList(['Title', 'Start', 'End'])).toBe('Title, Start, and End');
  });

  it('has commas alone in Telugu', () => {
    setLanguage('te');
    expect(formatList(['శీర్షిక', 'ప్రారంభం', 'ముగింపు'])).toBe('శీర్షిక, ప్రారంభం, ముగింపు');
  });
});
