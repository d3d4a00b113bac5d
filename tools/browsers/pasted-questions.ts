/** Rows of a spreadsheet for the quiz of the screenshots, as the clipboard has them: new, changed, alike and wrong ones. */
export const pastedQuestions = [
  ['Question', 'Option One', 'Option Two', 'Option Three', 'Option Four', 'Correct Option', 'question_id'],
  [
    'Who told the shepherds that a saviour was born?',
    'A king',
    'An angel',
    'A priest',
    'A wise man',
    'B',
    '',
  ],
  [
    'Which angel told Mary that she would give birth to Jesus?',
    ...['Michael', 'Raphael', 'Abaddon', 'Gabriel'],
    ...['D', '7biw1ntHgSak0WTYaVsp'],
  ],
  ['In what town was Jesus born?', 'Nazareth', 'Bethlehem', 'Jericho', 'Capernaum', 'B', ''],
  ['యేసు ఎక్కడ పెరిగాడు?', 'నజరేతు', 'బేత్లెహేము', 'యెరికో', 'కపెర్నహూము', 'A', ''],
  ['How old was Anna the prophetess?', 'Sixty', 'Seventy', 'Eighty-four', 'Ninety', '', ''],
]
  .map((cells) => cells.join('\t'))
  .join('\n');
