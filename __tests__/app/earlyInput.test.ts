import { wait } from '@/lib/wait';

const HTML = '<form aria-label="Sign In"><input name="email"><input name="password"></form>';

/** A page before it is hydrated, with the module in its first state. */
function openPage() {
  document.body.innerHTML = `<div id="root">${HTML}</div>`;
  const root = document.querySelector<HTMLElement>('#root')!;
  const field = (name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const heard: string[] = [];
  root.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value));
  let earlyInput!: typeof import('@/app/earlyInput');
  jest.isolateModules(() => (earlyInput = jest.requireActual('@/app/earlyInput')));
  return { root, field, heard, ...earlyInput };
}

function enter(field: HTMLInputElement, change: (text: string) => string) {
  field.dispatchEvent(new InputEvent('beforeinput', { bubbles: true }));
  field.value = change(field.value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
const letter = (key: string) => (text: string) => text + key;
const backspace = (text: string) => text.slice(0, -1);

test('what is typed until the replay comes behind what an effect has overwritten', () => {
  const { field, captureInput, replayInput } = openPage();
  enter(field('email'), letter('m'));
  captureInput();
  field('email').value = '';
  enter(field('email'), letter('a'));
  field('email').value = '';
  enter(field('email'), letter('i'));
  replayInput();
  expect(field('email')).toHaveValue('mai');
});

test('what is deleted until the replay stays deleted', () => {
  const { field, captureInput, replayInput } = openPage();
  enter(field('email'), letter('mia'));
  captureInput();
  enter(field('email'), backspace);
  replayInput();
  expect(field('email')).toHaveValue('mi');
});

test('controls that take the place of others take over their text and focus, and the page hears of it', async () => {
  const { root, field, heard, preserveInput, replayInput } = openPage();
  preserveInput(root);
  root.addEventListener('focusin', (event) => event.stopPropagation(), true);
  enter(field('email'), letter('m'));
  field('password').focus();
  heard.length = 0;
  root.innerHTML = HTML;
  await wait();
  expect(field('email')).toHaveValue('m');
  expect(field('password')).toHaveFocus();
  expect(heard).toEqual([]);
  replayInput();
  expect(heard.at(-1)).toBe('m');
});

test('also after the replay', async () => {
  const { root, field, heard, preserveInput, replayInput } = openPage();
  preserveInput(root);
  replayInput();
  enter(field('email'), letter('m'));
  heard.length = 0;
  root.innerHTML = HTML;
  await wait();
  await wait();
  expect(heard.at(-1)).toBe('m');
});

test('a field that was left has no focus to hand over', async () => {
  const { root, field, preserveInput } = openPage();
  preserveInput(root);
  field('email').focus();
  field('email').blur();
  await wait();
  root.innerHTML = HTML;
  await wait();
  expect(document.body).toHaveFocus();
});

test('of two controls with the same name, each has its own successor', async () => {
  const { root, preserveInput } = openPage();
  const boxes = '<input type="checkbox" name="Other"><input type="checkbox" name="Other">';
  root.innerHTML = boxes;
  preserveInput(root);
  root.querySelectorAll('input')[1]!.checked = true;
  root.innerHTML = boxes;
  await wait();
  expect([...root.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([false, true]);
});

test('what is replaced once another page is open is left alone', async () => {
  const { root, field, preserveInput } = openPage();
  preserveInput(root);
  enter(field('email'), letter('m'));
  history.replaceState(null, '', '/SignUp');
  root.innerHTML = HTML;
  await wait();
  expect(field('email')).toHaveValue('');
});
