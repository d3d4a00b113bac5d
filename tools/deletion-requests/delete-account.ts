import { UserFacingError } from '../command';
import { commit, idOf, nameOf, textOf, type Document } from '../firestore-project/documents';
import { printable } from '../firestore-project/printable';
import type { Project } from '../firestore-project/project';
import { isEmpty, planDeletion, recordPath, writesOf, type DeletionPlan } from './plan';
import { dateOf } from './requests';

/** The most writes of one commit. */
const largestCommit = 400;

type Options = {
  readonly project: Project;
  readonly uid: string;
  readonly log: (line: string) => void;
  /** Resolves to whether the operator has confirmed what the log shows. */
  readonly confirm: () => Promise<boolean>;
};

/**
 * Shows what is stored about an account and deletes it after confirmation. The request is deleted last, so that a run
 * that was interrupted can be repeated. Resolves to whether the account is deleted.
 * @throws UserFacingError if nothing is stored about it, or if it is the only host of a season.
 */
export async function deleteAccount({ project, uid, log, confirm }: Options): Promise<boolean> {
  if (!/^[^/]{1,128}$/.test(uid)) throw new UserFacingError('A uid has 1 to 128 characters and no slash.');
  const plan = await planDeletion(project, uid);
  if (isEmpty(plan)) throw new UserFacingError(describeNothing(plan));
  for (const line of describePlan(plan)) log(line);
  if (plan.onlyHostOf.length > 0)
    throw new UserFacingError(
      `Nothing was deleted. The account is the only host of ${plan.onlyHostOf.map(seasonName).join(', ')}. Enter ` +
        "another host's e-mail there (Edit Season, as an Admin), then run the command again.",
    );
  if (!(await confirm())) {
    log('Nothing was deleted.');
    return false;
  }
  const writes = writesOf(project, plan);
  for (let start = 0; start < writes.length; start += largestCommit)
    await commit(project, writes.slice(start, start + largestCommit));
  if (plan.account) await project.accounts(':delete', { localId: uid });
  await commit(project, [
    ...(plan.request?.documents ?? []).map(({ name }) => ({ delete: name })),
    {
      update: { name: nameOf(project, recordPath(uid)), fields: {} },
      updateTransforms: [{ fieldPath: 'deletedAt', setToServerValue: 'REQUEST_TIME' }],
    },
  ]);
  log('Deleted.');
  return true;
}

const emailUnknown =
  'Seasons are found by an e-mail, which only a sign-in account or a request has. In a restored database, first create ' +
  'the request (docs/operating.md, Backups, Restore, step 4).';

const describeNothing = ({ uid, deletedAt }: DeletionPlan): string =>
  deletedAt === undefined
    ? `Nothing is stored under the uid ${printable(uid)}. ${emailUnknown}`
    : `The account ${printable(uid)} was deleted on ${dateOf(deletedAt)}. Nothing more is stored under its uid.`;

const seasonName = (season: Document): string =>
  `“${printable(textOf(season, 'season'))}” (${printable(idOf(season))})`;

function describePlan({
  uid,
  request,
  account,
  role,
  seasons,
  markers,
  dismissals,
  history,
  keptResults,
}: DeletionPlan): string[] {
  const strange = (request?.emails ?? []).filter((email) => account && email !== account.email.toLowerCase());
  return [
    `To delete for ${printable(uid)}:`,
    account
      ? `- the sign-in account ${printable(`${account.email} ${account.displayName}`.trim())}` +
        (account.emailVerified ? '' : ' (its e-mail is not verified, so seasons that name it do not change)')
      : '- no sign-in account: there is none',
    ...(role === undefined ? [] : [`- the role ${printable(role)} (user_permissions)`]),
    ...seasons.map(describeSeason),
    ...(markers.length === 0 ? [] : [`- the uid in ${markers.length} markers of deleted quizzes`]),
    ...(dismissals.length === 0
      ? []
      : [`- uid, e-mail and name in ${dismissals.length} dismissals of the season check`]),
    ...(history.actions.length === 0
      ? []
      : [`- uid, e-mail and name in ${history.actions.length} entries of the history; what changed stays`]),
    ...(history.mentions.length === 0
      ? []
      : [`- ${history.mentions.length} entries of the history that hold the e-mail as that of a host`]),
    ...(keptResults.length === 0
      ? []
      : [
          `- ${keptResults.flatMap(({ ids }) => ids).length} results in what the history keeps of deleted quizzes: they do not come back when a deletion is undone`,
        ]),
    request ? `- the request of ${dateOf(request.requested)}` : '- no request: there is none',
    ...(strange.length === 0
      ? []
      : [
          `ATTENTION: the request names ${printable(strange.join(', '))}, which is not the account's e-mail.`,
        ]),
    ...(account || request ? [] : [`ATTENTION: ${emailUnknown}`]),
    'Not deleted by this command: other answers and scores. Delete the results of this uid with the players’ app first.',
  ];
}

function describeSeason({ season, removed, remaining, fields }: DeletionPlan['seasons'][number]): string {
  const name = 'host' in fields ? `, and the host's name “${printable(textOf(season, 'host'))}”` : '';
  return `- the e-mail ${printable(removed.join(', '))} in season ${seasonName(season)}${name}; ${printable(remaining)} stays its only host`;
}
