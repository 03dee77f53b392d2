import { screen, within } from '@testing-library/react';
import { footerCopy } from '@/content/navigation';
import { provider } from '@/content/provider';
import { paths } from '@/lib/paths';
import { renderApp } from '@test/renderApp';

const footer = () => within(screen.getByRole('contentinfo'));
const link = (name: string | RegExp) => footer().getByRole('link', { name });
const linksIn = (group: string) =>
  within(footer().getByRole('navigation', { name: group }))
    .getAllByRole('link')
    .map((entry) => ({ label: entry.textContent, to: entry.getAttribute('href') }));

beforeEach(async () => {
  await renderApp(paths.faq);
  await within(screen.getByRole('main')).findByRole('heading', { level: 1 });
});

describe('the footer', () => {
  it.each([footerCopy.quickLinks, footerCopy.recruitment])('has every link of $label', ({ label, items }) => {
    expect(linksIn(label)).toEqual(items);
  });

  it('shows how to reach the provider', () => {
    const { telephone, recruitmentEmail, homeCareEmail } = provider;
    expect(link(`Telephone: ${telephone.text}`)).toHaveAttribute('href', telephone.href);
    expect(link(`Jobs and staffing: ${recruitmentEmail}`)).toHaveAttribute(
      'href',
      `mailto:${recruitmentEmail}`,
    );
    expect(link(`Care at home: ${homeCareEmail}`)).toHaveAttribute('href', `mailto:${homeCareEmail}`);
    expectNewTab(link(new RegExp(provider.address.text)), provider.address.mapsUrl);
  });

  it.each(provider.social)('links to the profile on $label', ({ label, url }) => {
    expectNewTab(link(new RegExp(`^${provider.name} on ${label}`)), url);
  });

  it('shows the regulator, with its listing, and the accreditations', () => {
    expectNewTab(link(/^Care Standards Register, our listing/), provider.regulator.url);
    for (const { name, meaning } of [provider.regulator, ...provider.accreditations]) {
      expect(footer().getByRole('img', { name: `${name}, ${meaning}` })).toBeInTheDocument();
      expect(footer().getByText(name, { selector: 'strong' })).toBeInTheDocument();
    }
  });

  it('ends with the copyright line and the policies', () => {
    expect(footer().getByText(`© 2025 ${provider.name}. All rights reserved.`)).toBeInTheDocument();
    expect(link('Modern Slavery')).toHaveAttribute('href', paths.modernSlavery);
    expect(link('Privacy Policy')).toHaveAttribute('href', paths.privacy);
    expect(link('Terms and Conditions')).toHaveAttribute('href', paths.terms);
  });
});

function expectNewTab(element: HTMLElement, address: string) {
  expect(element).toHaveAttribute('href', address);
  expect(element).toHaveAttribute('target', '_blank');
  expect(element).toHaveAccessibleName(/opens in a new tab/);
}
