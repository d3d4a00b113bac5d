import type { SourceFormat } from './source-formats';
import { ark, read, sea, summary } from './testing/expected';

type Sample = readonly [
  what: string,
  documented: string,
  format: SourceFormat,
  text: string,
  expected: readonly string[],
];

const gift = 'https://docs.moodle.org/en/GIFT_format';
const aiken = 'https://docs.moodle.org/en/Aiken_format';
const own = 'docs/importing.md';

const samples: readonly Sample[] = [
  ['multiple choice in GIFT', gift, 'gift', 'Who built the ark?{=Noah ~Moses ~David ~Saul}', [ark]],
  [
    'GIFT with title, comment and category',
    gift,
    'gift',
    '// a comment\n$CATEGORY: bible/genesis\n\n::Q1:: Who built the ark? {\n=Noah\n~Moses\n~David\n~Saul\n}\n',
    [ark],
  ],
  [
    'GIFT with feedback and a weight',
    gift,
    'gift',
    'Who built the ark?{~%-50%Moses#no ~%0%David =Noah#yes ~Saul #### Genesis 6}',
    ['Who built the ark?|Moses|David|Noah|Saul → Noah [feedback-left-out]'],
  ],
  [
    'GIFT whose correct option has the whole weight',
    gift,
    'gift',
    'Who built the ark?{~%100%Noah ~Moses ~David ~Saul}',
    [ark],
  ],
  [
    'GIFT with a missing word',
    gift,
    'gift',
    'The ark was built by {=Noah ~Moses ~David ~Saul} in Genesis.',
    ['The ark was built by _____ in Genesis.|Noah|Moses|David|Saul → Noah'],
  ],
  [
    'GIFT with escaped signs',
    gift,
    'gift',
    'Is 1\\=1\\: \\{a\\} \\~b \\#c?\\nYes{=\\=a ~\\~b ~c\\\\d ~\\#}',
    ['Is 1=1: {a} ~b #c?\nYes|=a|~b|c\\d|# → =a'],
  ],
  [
    'GIFT in HTML',
    gift,
    'gift',
    '[html]<p>Who <b>built</b> the ark?<br><img src="a.png"></p>{=<i>Noah</i> ~Moses &amp; Aaron ~David ~Saul}',
    ['Who built the ark?|Noah|Moses & Aaron|David|Saul → Noah [formatting-removed, picture-left-out]'],
  ],
  [
    'GIFT in Markdown',
    gift,
    'gift',
    '[markdown]Who *built* the ark?{=Noah ~Moses ~David ~Saul}',
    ['Who *built* the ark?|Noah|Moses|David|Saul → Noah'],
  ],
  [
    'GIFT with id and tags',
    'https://docs.moodle.org/en/GIFT_format#Question_ID_numbers_and_tags',
    'gift',
    '// [id:z1a2b3] [tag:easy]\nWho built the ark?{=Noah ~Moses ~David ~Saul}',
    [ark],
  ],
  [
    'true or false in GIFT',
    gift,
    'gift',
    'Noah built an ark.{T}\n\nMoses built it.{FALSE#no}',
    [
      'Noah built an ark.|||| →  [not-multiple-choice]',
      'Moses built it.|||| →  [not-multiple-choice, feedback-left-out]',
    ],
  ],
  [
    'short answer, numbers, pairs and essay in GIFT',
    gift,
    'gift',
    'Who?{=Noah =Noe}\n\nWhen?{#40:2}\n\nMatch.{=a -> b =c -> d}\n\nWrite.{}',
    [
      'Who?|||| →  [not-multiple-choice]',
      'When?|||| →  [not-multiple-choice]',
      'Match.|||| →  [not-multiple-choice]',
      'Write.|||| →  [not-multiple-choice]',
    ],
  ],
  [
    'several correct answers in GIFT',
    gift,
    'gift',
    'Who?{~%50%Amos ~%50%Joel ~%-50%Saul ~%-50%Omri}',
    ['Who?|Amos|Joel|Saul|Omri →  [several-answers]'],
  ],
  [
    'GIFT of Windows, with a blank line between braces',
    gift,
    'gift',
    'Who built the ark? {\r\n=Noah\r\n\r\n~Moses\r\n~David\r\n~Saul\r\n}\r\n\r\nWho parted the sea? {~Noah =Moses ~David ~Saul}',
    [ark, sea],
  ],
  [
    'a brace of GIFT that was forgotten, which costs one question',
    gift,
    'gift',
    '::1::Who built the ark? {=Noah ~Moses ~David ~Saul\n\n::2::Who parted the sea? {~Noah =Moses ~David ~Saul}',
    ['|||| →  [unreadable]', sea],
  ],
  [
    'Aiken',
    aiken,
    'aiken',
    'Who built the ark?\nA. Noah\nB. Moses\nC. David\nD. Saul\nANSWER: A\n\nWho parted the sea?\nA) Noah\nB) Moses\nC) David\nD) Saul\nANSWER: B\n',
    [ark, sea],
  ],
  [
    'Aiken without blank lines',
    aiken,
    'aiken',
    'Who built the ark?\nA. Noah\nB. Moses\nC. David\nD. Saul\nANSWER: A\nWho parted the sea?\nA. Noah\nB. Moses\nC. David\nD. Saul\nANSWER: B',
    [ark, sea],
  ],
  [
    'Aiken with five options',
    aiken,
    'aiken',
    'Who built the ark?\nA. Noah\nB. Moses\nC. David\nD. Saul\nE. Adam\nANSWER: A',
    [`${ark} [too-many-options, options-left-out]`],
  ],
  [
    'Aiken with two options',
    aiken,
    'aiken',
    'Was it Noah?\nA. Yes\nB. No\nANSWER: A',
    ['Was it Noah?|Yes|No|| → Yes [missing-option, missing-option]'],
  ],
  [
    'a numbered text of Word',
    own,
    'text',
    '1. Who built the ark?\nA) Noah\nB) Moses\nC) David\nD) Saul\nAnswer: A\n\n2. Who parted the sea?\nA) Noah\nB) Moses\nC) David\nD) Saul\nAnswer: B',
    [ark, sea],
  ],
  [
    'options beside each other',
    own,
    'text',
    '1) Who built the ark?\n(a) Noah (b) Moses (c) David (d) Saul\nAns: a\n2) Who parted the sea?\n(a) Noah\t(b) Moses\n(c) David\t(d) Saul\nAns: (b)',
    [ark, sea],
  ],
  [
    'a message of WhatsApp with a star',
    own,
    'text',
    '*Who built the ark?\nNoah*\nMoses\nDavid\nSaul',
    ['*Who built the ark?|Noah|Moses|David|Saul → Noah'],
  ],
  [
    'options without letters, in paragraphs',
    own,
    'text',
    'Who built the ark?\nNoah ✓\nMoses\nDavid\nSaul\n\nWho parted the sea?\nNoah\nMoses ✓\nDavid\nSaul',
    [ark, sea],
  ],
  [
    'Telugu with its letters',
    own,
    'text',
    '1. ఓడను ఎవరు కట్టారు?\nఎ) నోవహు\nబి) మోషే\nసి) దావీదు\nడి) సౌలు\nజవాబు: ఎ',
    ['ఓడను ఎవరు కట్టారు?|నోవహు|మోషే|దావీదు|సౌలు → నోవహు'],
  ],
  [
    'references below the options',
    own,
    'text',
    'Q1. Who built the ark?\nA. Noah\nB. Moses\nC. David\nD. Saul\nRef: Genesis 6\nCorrect answer: Noah\nExplanation: God told him.\nQ2. Who parted the sea?\nA. Noah\nB. Moses\nC. David\nD. Saul\nCorrect answer: B',
    [ark, sea],
  ],
  [
    'an option on two lines',
    own,
    'text',
    'Who built the ark?\nA. Noah\nB. Moses\nC. David,\nthe king\nD. Saul\nAnswer: A',
    ['Who built the ark?|Noah|Moses|David, the king|Saul → Noah'],
  ],
  [
    'a question on two lines',
    own,
    'text',
    'Read Genesis 6.\nWho built the ark?\nA. Noah\nB. Moses\nC. David\nD. Saul\nAnswer: A',
    ['Read Genesis 6.\nWho built the ark?|Noah|Moses|David|Saul → Noah [unsure-lines]'],
  ],
  [
    'paragraphs of Word on the clipboard',
    own,
    'text',
    '<html><body><p class=MsoNormal>Who built the ark?</p><p>A) Noah</p><p>B) Moses</p><p>C) David</p><p>D) Saul</p><p>Answer: A</p></body></html>',
    [ark],
  ],
  [
    'JSON with a list of options',
    own,
    'json',
    '[{"question":"Who built the ark?","options":["Noah","Moses","David","Saul"],"answer":"Noah"}]',
    [ark],
  ],
  [
    'JSON with fields for the options',
    own,
    'json',
    '{"questions":[{"question_text":"Who built the ark?","option_1":"Noah","option_2":"Moses","option_3":"David","option_4":"Saul","correctAnswer":"A"}]}',
    [ark],
  ],
  [
    'JSON with options as objects',
    own,
    'json',
    '[{"question":"Who built the ark?","choices":[{"text":"Noah"},{"text":"Moses"},{"text":"David"},{"text":"Saul"}],"answer":"Noah"}]',
    [ark],
  ],
  [
    'Open Trivia Database',
    'https://opentdb.com/api_config.php',
    'json',
    '{"response_code":0,"results":[{"type":"multiple","question":"Who built the ark?","correct_answer":"Noah","incorrect_answers":["Moses","David","Saul"]},{"type":"boolean","question":"Yes?","correct_answer":"True","incorrect_answers":["False"]}]}',
    [ark, 'Yes?|True|False|| → True [not-multiple-choice]'],
  ],
  [
    'the console’s own JSON',
    own,
    'json',
    '{"format":"bible-quiz-questions","version":1,"quizzes":[{"title":"Week 1","questions":[{"question_id":"z1","question":"Who built the ark?","options":["Noah","Moses","David","Saul"],"answer":"Noah"}]}]}',
    [ark],
  ],
];

describe('a text of another system', () => {
  it.each(samples)('%s is read (%s) as %s', (_what, _documented, format, text, expected) => {
    const source = read(text);
    expect(summary(source)).toEqual(expected);
    expect(source.format).toBe(format);
  });

  it('tells the line on which a question begins', () =>
    expect(
      read(
        '\n\nWho built the ark?\nA. Noah\nB. Moses\nC. David\nD. Saul\nANSWER: A\n\nNext?\nA. a\nB. b\nC. c\nD. d\nANSWER: B',
      ).rows.map(({ place }) => place.row),
    ).toEqual([3, 10]));

  it('tells the quiz of a question in the console’s JSON, and its id', () =>
    expect(read(samples.at(-1)?.[3] ?? '').rows[0]).toMatchObject({
      id: 'z1',
      place: { sheet: 'Week 1', row: 1 },
    }));
});
