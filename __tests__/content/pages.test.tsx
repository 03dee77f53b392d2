import { within } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { main } from '@test/layout';
import { renderApp } from '@test/renderApp';
import { expectedItems } from './expected';

const addresses = Object.values(paths).map((path) => path.replace(':id', '101').replace(':token', 'a-token'));
const appointmentPages = [paths.domiciliary, paths.supportedLiving, paths.trainings];
const titles = new Map<string, string>();

async function open(address: string) {
  await renderApp(address);
  await within(main()).findByRole('heading', { level: 1 });
  return main();
}

const words = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ').trim();

const repeated = (texts: readonly string[]) =>
  texts.filter((text, place) => text !== '' && texts.indexOf(text) !== place);

describe.each([...addresses, '/no-such-page'])('%s', (address) => {
  test('has one h1, and no heading that skips a level', async () => {
    const page = await open(address);
    const levels = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
      Number(tagName[1]),
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const skips = levels.filter((level, place) => level > (levels[place - 1] ?? 1) + 1);
    expect(skips).toEqual([]);
  });

  test('has a title and a description of its own', async () => {
    await open(address);
    expect(document.title).toMatch(/\S/);
    expect(titles.get(document.title) ?? address).toBe(address);
    titles.set(document.title, address);
    const isPrivate = document.querySelector('meta[name=robots]') !== null;
    const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    expect(isPrivate || (description.length > 50 && description.length <= 170)).toBe(true);
  });

  test('has links with names and valid targets', async () => {
    const page = await open(address);
    const links = [...page.querySelectorAll('a')];
    expect(links.filter((link) => !words(link) && !link.getAttribute('aria-label'))).toEqual([]);
    const broken = links
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !leadsSomewhere(href));
    expect(broken).toEqual([]);
  });

  test('has pictures with a size and alt text', async () => {
    const page = await open(address);
    const missing = [...page.querySelectorAll('img')].filter(
      (image) => !image.hasAttribute('alt') || !image.getAttribute('width') || !image.getAttribute('height'),
    );
    expect(missing).toEqual([]);
  });

  test('repeats nothing and leaves nothing empty', async () => {
    const page = await open(address);
    const texts = [...page.querySelectorAll('h1, h2, h3, p, li, td, dd')].filter(
      (element) => element.closest('[aria-hidden=true]') === null,
    );
    expect(texts.filter((element) => !words(element) && !element.querySelector('img, svg'))).toEqual([]);
    expect(repeated([...page.querySelectorAll('h2')].map(words))).toEqual([]);
    const prose = texts.filter(({ tagName }) => tagName === 'P').map(words);
    expect(repeated(prose.filter((text) => text.length > 60))).toEqual([]);
  });

  test('contains every item that is listed for it', async () => {
    const text = spacedWords(await open(address));
    const missing = (expectedItems[address] ?? []).filter((item) => !holdsWords(text, item));
    expect(missing).toEqual([]);
  });
});

test.each(appointmentPages)('%s opens the appointment in a new tab', async (address) => {
  const page = await open(address);
  const links = within(page).getAllByRole('link', { name: /^Book Appointment/ });
  for (const link of links) {
    expect(link).toHaveAttribute('href', paths.contact);
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test('these checks detect a dead link and a missing word', () => {
  expect(['/Services/None', '#nowhere', 'mailto:', ''].filter(leadsSomewhere)).toEqual([]);
  expect(holdsWords('with estates facilities', 'IT')).toBe(false);
  expect(holdsWords('estates, IT, facilities', 'it')).toBe(true);
});

/** The text of a page with spaces between elements, so that their words do not run together. */
function spacedWords(page: Element): string {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { previousSibling, textContent } = walker.currentNode;
    texts.push(previousSibling?.nodeType === Node.TEXT_NODE ? '' : ' ', textContent ?? '');
  }
  return texts.join('').replaceAll(/\s+/g, ' ');
}

/** Whole words only: "IT" is not found in "with". */
function holdsWords(text: string, item: string): boolean {
  const plain = item.replaceAll(/[.+?]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\d])${plain}(?![\p{L}\d])`, 'iu').test(text);
}

function leadsSomewhere(href: string): boolean {
  if (href.startsWith('#')) return document.getElementById(href.slice(1)) !== null;
  if (href.startsWith('/')) return Object.values(paths).some((path) => matchPath(path, href));
  return /^(?:https:|mailto:[^@\s]+@|tel:\+?\d)/.test(href);
}
