import { fireEvent, screen } from '@testing-library/react';
import { paths } from '@/lib/paths';
import { renderApp } from '@test/renderApp';

const openAnswers = () =>
  screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent.trim());

test('the first answer is open, and opening another closes it', async () => {
  await renderApp(paths.faq);
  await screen.findByRole('heading', { level: 1 });
  expect(openAnswers()).toEqual(['When can I start work?']);
  fireEvent.click(screen.getByRole('button', { name: 'When do I get paid, and how?' }));
  expect(openAnswers()).toEqual(['When do I get paid, and how?']);
});

test('the lists of About start closed, and several may be open', async () => {
  await renderApp(paths.about);
  await screen.findByRole('heading', { level: 1 });
  expect(openAnswers()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Employment checks' }));
  fireEvent.click(screen.getByRole('button', { name: 'Safeguarding legislation' }));
  expect(openAnswers()).toEqual(['Employment checks', 'Safeguarding legislation']);
});
