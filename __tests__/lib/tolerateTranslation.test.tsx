import { render } from '@testing-library/react';
import { tolerateTranslation } from '@/lib/tolerateTranslation';

beforeAll(tolerateTranslation);

test('a page goes on after translation has replaced a text that React removes', () => {
  const note = (text: string | false) => (
    <p>
      {text}
      <b>Apply Now</b>
    </p>
  );
  const { container, rerender } = render(note('Loading'));
  translateFirstText(container);
  rerender(note(false));
  expect(container).toHaveTextContent('Apply Now');
});

test('a page goes on after translation has replaced a text before which React inserts', () => {
  const note = (isNew: boolean) => (
    <p>
      {isNew && <b>New</b>}
      {'Vacancy'}
    </p>
  );
  const { container, rerender } = render(note(false));
  translateFirstText(container);
  rerender(note(true));
  expect(container).toHaveTextContent(/New/);
});

function translateFirstText(container: Element): void {
  const text = container.querySelector('p')?.firstChild;
  const font = document.createElement('font');
  font.textContent = text?.textContent ?? '';
  text?.replaceWith(font);
}
