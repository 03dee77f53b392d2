import { printedAddress, publicHost } from '@/ui/print';

const behindOwnPages = (siteUrl: string) => printedAddress(siteUrl)['&[href^="/"]::after'];

test('on paper a page of a public site is named with its host, without the scheme', () => {
  expect(behindOwnPages('https://care.example')).toMatchObject({
    content: '" (care.example" attr(href) ")"',
  });
  expect(publicHost('https://care.example')).toBe('care.example');
});

test('without a public address nothing stands behind a link to a page of the site', () => {
  expect(behindOwnPages('http://localhost:3000')).toBeUndefined();
  expect(publicHost('http://localhost:3000')).toBe('');
});
