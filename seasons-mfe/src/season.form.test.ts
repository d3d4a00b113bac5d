import { validateForm } from '@console/shared/forms';
import { admin, manager } from '@console/shared/testing';
import { messages, seasonFormFor, type SeasonFormValues } from './season.form';

const complete: SeasonFormValues = {
  name: 'Gospels 2026',
  host: 'Grace Church',
  hostEmail: 'host@example.org',
  additionalEmail: 'second@example.org',
  start: '2026-01-10T09:00',
  end: '2026-02-10T09:00',
  description: 'The four gospels',
  status: 'active',
};
const verdict = (values: Partial<SeasonFormValues>, session = admin()) =>
  validateForm(seasonFormFor(session), 'create', { ...complete, ...values });

describe("a season's validation", () => {
  it('accepts a complete one', () => {
    expect(verdict({})).toEqual({ fields: {} });
  });

  it.each(['name', 'host', 'hostEmail', 'additionalEmail', 'start', 'end', 'description', 'status'] as const)(
    'requires %s, also when it is blank @5.05 @5.08',
    (name) => {
      for (const empty of ['', '  ']) {
        expect(verdict({ [name]: empty })).toEqual({
          form: 'Please all fields',
          fields: { [name]: 'Fill in this field' },
        });
      }
    },
  );

  it.each(['host', 'host@', '@example.org', 'host@example', 'a b@example.org', 'a@b@example.org'])(
    'rejects %s as an e-mail address @5.22',
    (text) => {
      expect(verdict({ hostEmail: text, additionalEmail: text })).toEqual({
        fields: { hostEmail: messages.emailForm, additionalEmail: messages.emailForm },
      });
    },
  );

  it.each(['\u200b', '\u2060', '\u00ad', '\u200d'])(
    'rejects an e-mail with the invisible %j',
    (invisible) => {
      const text = `host${invisible}@example.org`;
      expect(verdict({ hostEmail: text, additionalEmail: text })).toEqual({
        fields: { hostEmail: messages.invisible, additionalEmail: messages.invisible },
      });
    },
  );

  it('does not validate a stored host e-mail for a person who may not change it', () => {
    expect(verdict({ hostEmail: 'grace' }, manager())).toEqual({ fields: {} });
  });

  it.each(['2026-01-10T09:00', '2026-01-10T08:59', '2025-12-31T23:59'])('rejects the end %s @5.21', (end) => {
    expect(verdict({ end })).toEqual({ fields: { end: messages.endAfterStart } });
  });

  it('returns all errors together', () => {
    expect(verdict({ name: '', additionalEmail: 'second', end: '2026-01-01T00:00' })).toEqual({
      form: 'Please all fields',
      fields: {
        name: 'Fill in this field',
        additionalEmail: messages.emailForm,
        end: messages.endAfterStart,
      },
    });
  });
});
