import { ark, read, sea, summary } from '../testing/expected';

/** Lists of the same two questions: the builder of the ark and the one who parted the sea. */
const lists: readonly (readonly [what: string, text: string])[] = [
  [
    'messages with heads and emphasis',
    `[12/08/26, 7:42 pm] Grace Kumari: *BIBLE QUIZ*
[12/08/26, 7:43 pm] Grace Kumari: *1. Who built the ark?*
A) Noah
B) Moses
C) David
D) Saul
[12/08/26, 7:44 pm] Grace Kumari: Ans 👉 A
[12/08/26, 7:45 pm] Grace Kumari: 2. Who parted the sea?
A) Noah
B) Moses
C) David
D) Saul
[12/08/26, 7:46 pm] Grace Kumari: Ans: *b*`,
  ],
  [
    'a message for each line',
    `12/08/2026, 19:42 - Grace: 1. Who built the ark?
12/08/2026, 19:42 - Grace: A) Noah
12/08/2026, 19:42 - Grace: B) Moses
12/08/2026, 19:43 - Grace: C) David
12/08/2026, 19:43 - Grace: D) Saul
12/08/2026, 19:43 - Grace: Answer: A
12/08/2026, 19:44 - Daniel: Good one!
12/08/2026, 19:44 - Grace: 2. Who parted the sea?
12/08/2026, 19:42 - Grace: A) Noah
12/08/2026, 19:42 - Grace: B) Moses
12/08/2026, 19:43 - Grace: C) David
12/08/2026, 19:43 - Grace: D) Saul
12/08/2026, 19:43 - Grace: Answer: B`,
  ],
  [
    'a key below the list',
    `1. Who built the ark?
A) Noah
B) Moses
C) David
D) Saul

2. Who parted the sea?
A) Noah
B) Moses
C) David
D) Saul

Answer Key
1. A
2. B`,
  ],
  [
    'a key in one line',
    `1. Who built the ark?
(a) Noah (b) Moses (c) David (d) Saul
2. Who parted the sea?
(a) Noah (b) Moses (c) David (d) Saul
Answers: 1-a, 2-b`,
  ],
  [
    'a key below questions without numbers',
    `Who built the ark?
a. Noah
b. Moses
c. David
d. Saul

Who parted the sea?
a. Noah
b. Moses
c. David
d. Saul

ANSWERS:
1) a
2) b`,
  ],
  [
    'a key of texts',
    `1. Who built the ark?
A. Noah
B. Moses
C. David
D. Saul
2. Who parted the sea?
A. Noah
B. Moses
C. David
D. Saul
Answers
1. Noah
2. Moses`,
  ],
  [
    'answers on the line below',
    `1. Who built the ark?
A) Noah
B) Moses
C) David
D) Saul
Answer:
A) Noah
2. Who parted the sea?
A) Noah
B) Moses
C) David
D) Saul
Answer:
B`,
  ],
  [
    'answers in brackets behind the question',
    `Q1) Who built the ark? [Ans: a]
a) Noah
b) Moses
c) David
d) Saul
Q2) Who parted the sea? [Ans: b]
a) Noah
b) Moses
c) David
d) Saul`,
  ],
  [
    'answers behind the last option',
    `1. Who built the ark?
a) Noah
b) Moses
c) David
d) Saul [Ans: a]
2. Who parted the sea?
a) Noah
b) Moses
c) David
d) Saul Ans: b`,
  ],
  [
    'options with numbers',
    `1. Who built the ark?
1) Noah
2) Moses
3) David
4) Saul
Ans: 1
2. Who parted the sea?
1) Noah
2) Moses
3) David
4) Saul
Ans: 2`,
  ],
  [
    'questions and options with the same numbers',
    `1. Who built the ark?
1. Noah
2. Moses
3. David
4. Saul
Answer: 1

2. Who parted the sea?
1. Noah
2. Moses
3. David
4. Saul
Answer: 2`,
  ],
  [
    'options without letters below numbers',
    `1. Who built the ark?
Noah ✅
Moses
David
Saul
2. Who parted the sea?
Noah
Moses ✅
David
Saul`,
  ],
  [
    'options without letters, and no blank lines',
    `Who built the ark?
Noah ✅
Moses
David
Saul
Who parted the sea?
Noah
Moses ✅
David
Saul`,
  ],
  [
    'options without letters between blank lines',
    `Who built the ark?

Noah
Moses
David
Saul

Answer: Noah

Who parted the sea?

Noah
Moses
David
Saul

Answer: Moses`,
  ],
  [
    'a blank line between all lines',
    `1. Who built the ark?

A) Noah

B) Moses

C) David

D) Saul

Answer: A

2. Who parted the sea?

A) Noah

B) Moses

C) David

D) Saul

Answer: B`,
  ],
  [
    'an explanation without a label below each answer',
    `Who built the ark?
A) Noah
B) Moses
C) David
D) Saul
Answer: A
God told him to.
Who parted the sea?
A) Noah
B) Moses
C) David
D) Saul
Answer: B
With his staff.`,
  ],
  [
    'explanation, page number and marks between questions',
    `1. Who built the ark?
A) Noah
B) Moses
C) David
D) Saul
Answer: A
Explanation - God told him to.
He obeyed.
---
Page 2
2. Who parted the sea?
A) Noah
B) Moses
C) David
D) Saul
Answer: B
2 marks`,
  ],
  [
    'Markdown of a language model',
    `## Bible Quiz

**1. Who built the ark?**

- A) Noah
- B) Moses
- C) David
- D) Saul

**Answer: A**

**2. Who parted the sea?**

- A) Noah
- B) Moses
- C) David
- D) Saul

**Answer:** B) Moses`,
  ],
  [
    'the correct option in bold type',
    `1. Who built the ark?
A) *Noah*
B) Moses
C) David
D) Saul
2. Who parted the sea?
A) Noah
*B) Moses*
C) David
D) Saul`,
  ],
  [
    'digits and letters as emoji',
    `1️⃣ Who built the ark?
🅰️ Noah
🅱️ Moses
C) David
D) Saul
✅ Answer: A
2️⃣ Who parted the sea?
🅰️ Noah
🅱️ Moses
C) David
D) Saul
✅ B`,
  ],
  [
    'Roman numbers',
    `1. Who built the ark?
i) Noah
ii) Moses
iii) David
iv) Saul
Ans: i
2. Who parted the sea?
i) Noah
ii) Moses
iii) David
iv) Saul
Ans: ii) Moses`,
  ],
  [
    'two columns of options',
    `1. Who built the ark?
A) Noah   C) David
B) Moses  D) Saul
Ans: A
2. Who parted the sea?
A) Noah   C) David
B) Moses  D) Saul
Ans: B`,
  ],
  [
    'all in one line',
    `1. Who built the ark? A) Noah B) Moses C) David D) Saul Ans: A
2. Who parted the sea? A) Noah B) Moses C) David D) Saul Ans: B`,
  ],
];

describe('a list of two questions', () => {
  it.each(lists)('is read with %s', (_what, text) => expect(summary(read(text))).toEqual([ark, sea]));
});
