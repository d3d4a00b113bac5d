import { screen, waitFor, within } from '@testing-library/react';
import { questionFields, quizFields } from '@console/shared/testing';
import { contest, openQuestions } from '../testing/open-questions';
import { readText } from '../read/read-text';
import { fileName } from './download';

const documents = (status = 'Finished') => ({
  ...contest({ N1: { question: 'Who built\nthe ark?' }, N2: { question: 'Who was sold?' } }, { status }),
  'seasons/S1/quizzes/Q2': quizFields({ title: 'Week 2' }),
  'seasons/S1/quizzes/Q2/questions/M1': questionFields({ question_id: 'M1', question: 'Who led?' }),
});

async function open() {
  const files: { name: string; content: Blob }[] = [];
  const blobs: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      blobs.push(blob);
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = blobs.at(-1);
    if (content) files.push({ name: this.download, content });
  });
  const page = openQuestions('/quizzes?season=S1&quiz=Q1', documents());
  await page.user.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export questions' }));
  const choose = (field: string, option: string) =>
    page.user.selectOptions(dialog.getByRole('combobox', { name: field }), option);
  const save = () => page.user.click(dialog.getByRole('button', { name: 'Export' }));
  return { ...page, dialog, choose, save, files };
}

function givenTouch() {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query === '(pointer: coarse)' }));
}

const textOf = (blob: Blob | undefined): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    if (blob) reader.readAsText(blob);
  });

afterEach(() => jest.restoreAllMocks());

describe('the export', () => {
  it('saves the questions of this quiz in any status, named after season and quiz', async () => {
    const { choose, save, files } = await open();
    await choose('Format', 'JSON (keeps everything)');
    await save();
    expect(await screen.findByRole('button', { name: 'Export' })).toBeInTheDocument();
    expect(files.map(({ name }) => name)).toEqual(['Gospels 2026 - The Sermon on the Mount.json']);
    expect(await textOf(files[0]?.content)).toContain('Who was sold?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('saves all quizzes of the season in one file', async () => {
    const { choose, save, files } = await open();
    await choose('Questions', 'All quizzes of this season');
    await choose('Format', 'GIFT, for Moodle');
    await save();
    expect(files.map(({ name }) => name)).toEqual(['Gospels 2026.gift']);
    const content = await textOf(files[0]?.content);
    for (const text of ['Week 2', 'Who led?', 'Who was sold?']) expect(content).toContain(text);
  });

  it('says what a format cannot hold', async () => {
    const { dialog, choose } = await open();
    expect(dialog.queryByText(/not fit this format/)).toBeNull();
    await choose('Format', 'Aiken, for Moodle');
    expect(dialog.getByText(/1 question doesn’t fit this format.* In the list: 1\.$/)).toBeInTheDocument();
  });

  it('copies a text for messages, which an import reads', async () => {
    const { dialog, choose, save, files, user } = await open();
    await choose('Format', 'Text, for messages');
    await user.click(dialog.getByRole('button', { name: 'Copy to the clipboard' }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toMatch(/^The Sermon on the Mount\n\n1\. Who built\nthe ark\?\nA\) /);
    expect(readText(copied).rows.map(({ values }) => values.question)).toEqual([
      'Who built\nthe ark?',
      'Who was sold?',
    ]);
    expect(await dialog.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    await save();
    expect(files.map(({ name }) => name)).toEqual(['Gospels 2026 - The Sermon on the Mount.txt']);
    expect(await textOf(files[0]?.content)).toBe(copied);
  });

  it('says what else to do where the browser refuses the clipboard', async () => {
    const { dialog, choose, user } = await open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await choose('Format', 'Text, for messages');
    await user.click(dialog.getByRole('button', { name: 'Copy to the clipboard' }));
    expect(await dialog.findByText(/blocked copying\. Export the file/)).toBeInTheDocument();
  });

  describe('as a file, on a phone', () => {
    const share = jest.fn<Promise<void>, [ShareData]>();
    beforeEach(() => {
      share.mockReset().mockResolvedValue(undefined);
      const canShare = ({ files = [] }: ShareData) => files.every(({ name }) => name.endsWith('.csv'));
      Object.defineProperty(navigator, 'share', { value: share, configurable: true });
      Object.defineProperty(navigator, 'canShare', { value: canShare, configurable: true });
      givenTouch();
    });
    afterEach(() => ['share', 'canShare'].forEach((name) => Reflect.deleteProperty(navigator, name)));

    it('is shared with the apps, where the browser allows its type', async () => {
      const { dialog, choose, user, files } = await open();
      expect(dialog.queryByRole('button', { name: 'Share…' })).toBeNull();
      await choose('Format', 'CSV, for spreadsheets');
      await user.click(dialog.getByRole('button', { name: 'Share…' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const [file] = share.mock.calls[0]?.[0].files ?? [];
      expect([file?.name, file?.type]).toEqual(['Gospels 2026 - The Sermon on the Mount.csv', 'text/csv']);
      expect(await textOf(file)).toContain('Who was sold?');
      expect(files).toEqual([]);
    });

    it('is saved where the browser refuses after all, and is not when the person closes the sheet', async () => {
      const { dialog, choose, user, files } = await open();
      await choose('Format', 'CSV, for spreadsheets');
      share.mockRejectedValueOnce(new DOMException('Closed', 'AbortError'));
      await user.click(dialog.getByRole('button', { name: 'Share…' }));
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Export' })).toBeEnabled());
      expect([share.mock.calls.length, files.length]).toEqual([1, 0]);
      share.mockRejectedValueOnce(new DOMException('Refused', 'NotAllowedError'));
      await user.click(dialog.getByRole('button', { name: 'Share…' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(files.map(({ name }) => name)).toEqual(['Gospels 2026 - The Sermon on the Mount.csv']);
    });
  });

  it('shares that text where the device has a sheet, and of one quiz only', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    givenTouch();
    const { dialog, choose, user } = await open();
    expect(dialog.queryByRole('button', { name: 'Share…' })).toBeNull();
    await choose('Format', 'Text, for messages');
    await user.click(dialog.getByRole('button', { name: 'Copy to the clipboard' }));
    await user.click(dialog.getByRole('button', { name: 'Share…' }));
    const text = await navigator.clipboard.readText();
    expect(text).toContain('Who was sold?');
    expect(share).toHaveBeenCalledWith({ title: 'The Sermon on the Mount', text });
    await choose('Questions', 'All quizzes of this season');
    expect(dialog.queryByRole('button', { name: 'Share…' })).toBeNull();
    Reflect.deleteProperty(navigator, 'share');
  });

  it('stays open with the reason when the questions cannot be read', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { dialog, choose, save, gateway, files } = await open();
    await choose('Questions', 'All quizzes of this season');
    gateway.breakDown('unavailable');
    await save();
    expect(await dialog.findByText(/Couldn’t reach the database/)).toBeInTheDocument();
    expect(files).toEqual([]);
  });
});

describe('the name of a file', () => {
  it.each([
    [['A/B: "C"', 'Q?1'], 'A B C - Q 1'],
    [['..', ' '], 'questions'],
    [['సువార్తలు', 'కొండమీది ప్రసంగం'], 'సువార్తలు - కొండమీది ప్రసంగం'],
  ])('keeps %j to what systems allow', (names, expected) => {
    expect(fileName(names)).toBe(expected);
  });
});
