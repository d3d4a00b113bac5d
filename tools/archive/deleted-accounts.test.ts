import { deleteAccount as deleteWithHistory } from '../deletion-requests/delete-account';
import { recordPath } from '../deletion-requests/plan';
import { contents, quizAt, Stage, text } from './testing/stage';

let stage: Stage;

beforeEach(async () => void (stage = await Stage.start()));
afterEach(() => stage.close());

describe('an account that was deleted since the archive', () => {
  const signUp = async (email: string): Promise<string> => {
    const answer = await fetch(
      `${stage.server.authUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`,
      {
        method: 'POST',
        body: JSON.stringify({ email, password: 'secret-word' }),
      },
    );
    return ((await answer.json()) as { localId: string }).localId;
  };
  const deleteAccount = async (uid: string) => {
    await stage.project.accounts(':delete', { localId: uid });
    await stage.write({ [recordPath(uid)]: { deletedAt: { timestampValue: new Date().toISOString() } } });
  };
  const hosts = { host_email: text('asha@example.org'), host_additional_email: text('ravi@example.org') };
  const seasonOf = async () => (await stage.stored())['seasons/S1'];

  it('does not come back: its e-mail and name, results, and who dismissed a finding', async () => {
    const uid = await signUp('asha@example.org');
    const dismissed = { reason: text('Meant so'), uid: text(uid), email: text('asha@example.org') };
    const result = `${quizAt('Q1')}/results/`;
    await stage.write({
      'seasons/S1': { season: text('One'), host: text('Asha'), ...hosts },
      'seasons/S1/check_dismissals/f': dismissed,
      [`${result}${uid}_1`]: { score: { integerValue: '3' } },
      [`${result}second`]: { player: { mapValue: { fields: { uid: text(uid) } } } },
    });
    const file = await stage.archived();
    await deleteAccount(uid);
    await stage.remove(Object.keys(await stage.stored()));

    await stage.restore(file);

    const now = await stage.stored();
    expect(now['seasons/S1']).toEqual({
      season: text('One'),
      ...{ host: text(''), host_email: text('ravi@example.org'), host_additional_email: text('') },
    });
    expect(now['seasons/S1/check_dismissals/f']).toEqual({ reason: text('Meant so') });
    expect(Object.keys(now).filter((path) => path.includes('/results/'))).toEqual(
      Object.keys(contents).filter((path) => path.includes('/results/')),
    );
    expect(stage.log).toContain('Left out, as the account was deleted: asha@example.org');
    expect(stage.log).toContain('Left out, as they name deleted accounts: 2 results');
    for (const part of [uid, 'asha@example.org'])
      expect(JSON.stringify(await stage.history())).not.toContain(part);
  });

  it('does not come back either where it was created after the archive', async () => {
    await stage.write({ 'seasons/S1': { season: text('One'), ...hosts } });
    await signUp('ravi@example.org');
    const file = await stage.archived();
    await deleteAccount(await signUp('asha@example.org'));
    await stage.remove(Object.keys(contents));
    await stage.restore(file);
    expect(await seasonOf()).toMatchObject({ host_email: text('ravi@example.org') });
  });

  it('is also deleted from the history of an earlier restoration', async () => {
    const uid = await signUp('asha@example.org');
    await stage.write({
      'seasons/S1': { season: text('One'), host: text('Asha'), ...hosts },
      [`${quizAt('Q1')}/results/${uid}`]: { score: { integerValue: '3' } },
    });
    const file = await stage.archived();
    await stage.remove(Object.keys(await stage.stored()));
    await stage.restore(file);
    expect(JSON.stringify(await stage.history())).toContain(uid);
    await stage.write({
      [`account_deletion_requests/${uid}`]: { uid: text(uid), email: text('asha@example.org') },
    });

    const { project } = stage;
    await deleteWithHistory({ project, uid, log: () => undefined, confirm: async () => true });

    for (const part of [uid, 'asha@example.org'])
      expect(JSON.stringify(await stage.history())).not.toContain(part);
  });

  it('is no reason to leave out the e-mail of a host who has never signed in, if nobody was deleted since', async () => {
    await deleteAccount(await signUp('other@example.org'));
    const file = await stage.archived();
    await stage.remove(Object.keys(contents));
    await stage.restore(file);
    expect(await seasonOf()).toEqual(contents['seasons/S1']);
  });
});
