/** Words that readers stumbled over, and words that say nothing. The pages must not use them again. */
export const unwanted = [
  // Readers asked what these meant, or did not believe them.
  'wrapped in wool',
  'on the spot',
  'properly, by name',
  'for its meeting',
  'stand-?in',
  'placeholder',
  // One spelling of a word for the whole site.
  'e-mails?',
  'healthcare-team',
  // Said about people, these hurt.
  'the elderly',
  'suffers? from',
  'wheelchair-bound',
  'the disabled',
  // Filler, and the language of brochures.
  'in order to',
  'going forward',
  'please note',
  'utilis\\w+',
  'leverag\\w+',
  'seamless\\w*',
  'holistic\\w*',
  'world-class',
  'state-of-the-art',
  'best-in-class',
  'cutting-edge',
  'passionate',
  'bespoke',
  'click here',
  'a wide range of',
  'tailor-made',
  'second to none',
] as const;

/** American spellings. */
export const american = [
  /\b(?!(?:prize|seize|size|resize|capsize)[sd]?\b)\p{L}{2,}iz(?:e[sd]?|ing|ation\w*|able)\b/iu,
  /\b\p{L}+lyz(?:e[sd]?|ing)\b/iu,
  /\b(?:col|fav|lab|behavi|neighb|hon|hum|rum|harb|endeav)or(?!ator)\p{L}*/iu,
  /\b(?:center|kilometer|liter|theater|fiber)(?:s|ed)?\b/iu,
  /\b(?:program|catalog|dialog|gray|check-cashing|jewelry|licence[sd]|defense|offense)s?\b/iu,
  /\b(?:travel|cancel|label|counsel|model|signal|fuel)(?:ed|ing|er)\b/iu,
  /\b(?:enroll|fulfill|install)ments?\b|\b(?:fulfill|enroll)s?\b/iu,
  /\b(?:pediatric|orthopedic|gynecolog|hematolog|anesthe|diarrhea|edema|fetus)\p{L}*/iu,
  /\b(?:gotten|toward|afterward|anymore|mom)\b/iu,
];
