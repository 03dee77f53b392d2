import { provider } from '@/content/provider';
import type { Job } from '@/contract/jobs';
import type { PageData } from '@/features/jobs/details/pageData';
import { normaliseText } from '@/vacancies/filterGroups';
import { siteUrl } from '@/lib/config';
import { escapeXml } from '@/lib/escapeXml';
import { readPay } from '@/vacancies/pay';
import { closingTime } from '@/vacancies/jobDates';
import { paths } from '@/lib/paths';

type Entry = Record<string, unknown>;

type DescribedPage = { address: string; title: string; data?: PageData };

/** What search engines cannot read off a page itself, as JSON-LD (schema.org). Nothing in it is guessed. */
export function structuredData(page: DescribedPage): Entry | undefined {
  const entries = [organization(page), jobPosting(page)].filter(Boolean);
  return entries.length > 0 ? { '@context': 'https://schema.org', '@graph': entries } : undefined;
}

/** On the home page, where search engines look for it, and with a vacancy, which names it as the employer. */
function organization({ address, data }: DescribedPage): Entry | undefined {
  if (address !== paths.home && !data) return undefined;
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: provider.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/share/logo.png`,
    telephone: provider.telephone.text,
    email: provider.recruitmentEmail,
    address: provider.address.text,
    sameAs: provider.social.map(({ url }) => url),
  };
}

/** Only for an open vacancy that really carries a date and a place: search engines punish invented ones. */
function jobPosting({ address, data }: DescribedPage): Entry | undefined {
  const job: Job | undefined = data?.job;
  const end = closingTime(job?.closes_at);
  if (!job?.posted_at || !job.location || (end !== null && end < Date.now())) return undefined;
  return {
    '@type': 'JobPosting',
    title: job.job_title,
    description: asHtml(job.description),
    identifier: { '@type': 'PropertyValue', name: provider.name, value: job.id },
    datePosted: job.posted_at,
    ...(end !== null && { validThrough: new Date(end).toISOString() }),
    ...(employmentType(job) && { employmentType: employmentType(job) }),
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: job.location, addressCountry: 'GB' },
    },
    hiringOrganization: { '@id': `${siteUrl}/#organization` },
    ...(job.pay && { baseSalary: baseSalary(job.pay) }),
    qualifications: job.Experience,
    directApply: true,
    url: `${siteUrl}${address}`,
  };
}

/** The pay as schema.org describes it; undefined where it cannot be read. */
function baseSalary(text: string): Entry | undefined {
  const pay = readPay(text);
  if (!pay) return undefined;
  const { least, most, per } = pay;
  const range = least === most ? { value: least } : { minValue: least, maxValue: most };
  return {
    '@type': 'MonetaryAmount',
    currency: 'GBP',
    value: { '@type': 'QuantitativeValue', ...range, unitText: per.toUpperCase() },
  };
}

/** Search engines read a vacancy's description as HTML. */
const asHtml = (text: string) => escapeXml(text).replaceAll('\n', '<br>');

function employmentType({ employment_type }: Job): string | undefined {
  const text = normaliseText(employment_type);
  if (text.includes('fulltime')) return 'FULL_TIME';
  return text.includes('parttime') ? 'PART_TIME' : undefined;
}
