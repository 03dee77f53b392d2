import { carryTypingOver, noteTyping, typeAgain } from '@/app/typedEarly';
import { wait } from '@/lib/wait';

const HTML = '<form aria-label="Sign In"><input name="email"><input name="password"></form>';

/** A page as it is before it is hydrated. */
function openPage() {
  document.body.innerHTML = `<div id="root">${HTML}</div>`;
  const root = document.querySelector<HTMLElement>('#root')!;
  const field = (name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  return { root, field };
}

function typeInto(field: HTMLInputElement, letter: string) {
  field.dispatchEvent(new InputEvent('beforeinput', { data: letter }));
  field.value += letter;
}

test('a letter typed after an effect has emptied the field comes behind what was typed before', () => {
  const { field } = openPage();
  typeInto(field('email'), 'm');
  noteTyping();
  field('email').value = '';
  typeInto(field('email'), 'a');
  typeAgain();
  expect(field('email')).toHaveValue('ma');
});

test('a field that is drawn anew takes over the text and the focus, which React may have stopped from being heard', async () => {
  const { root, field } = openPage();
  carryTypingOver(root);
  root.addEventListener('focusin', (event) => event.stopPropagation(), true);
  typeInto(field('email'), 'm');
  field('password').focus();
  root.innerHTML = HTML;
  await wait();
  expect(field('email')).toHaveValue('m');
  expect(field('password')).toHaveFocus();
});

test('what is replaced once another page is open is left alone', async () => {
  const { root, field } = openPage();
  carryTypingOver(root);
  typeInto(field('email'), 'm');
  history.replaceState(null, '', '/SignUp');
  root.innerHTML = HTML;
  await wait();
  expect(field('email')).toHaveValue('');
});
