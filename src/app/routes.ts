import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageContent } from '@/content/types';
import { paths } from '@/lib/paths';
import { retry } from '@/lib/retry';
import { App } from './App';
import { PageLoading } from './PageLoading';
import { PageTrouble, SiteTrouble } from './PageTrouble';

/**
 * The route table (docs/behaviour.md, section 2). A page is a line here and one in `paths`, and its words in content/pages/; one with
 * more than words is a file in pages/. Its chunk is named after its key in `paths`, by which the build finds the scripts of a route.
 */
export const pages = [
  page(paths.home, 'HomePage', () => import(/* webpackChunkName: "home" */ '@/pages/HomePage')),
  page(paths.jobs, 'JobsPage', () => import(/* webpackChunkName: "jobs" */ '@/pages/JobsPage')),
  page(
    paths.jobsInternational,
    'JobsInternationalPage',
    () => import(/* webpackChunkName: "jobsInternational" */ '@/pages/JobsInternationalPage'),
  ),
  page(paths.job, 'JobPage', () => import(/* webpackChunkName: "job" */ '@/pages/JobPage')),
  page(paths.signUp, 'SignUpPage', () => import(/* webpackChunkName: "signUp" */ '@/pages/SignUpPage')),
  page(paths.signIn, 'SignInPage', () => import(/* webpackChunkName: "signIn" */ '@/pages/SignInPage')),
  page(
    paths.forgotPassword,
    'ForgotPasswordPage',
    () => import(/* webpackChunkName: "forgotPassword" */ '@/pages/ForgotPasswordPage'),
  ),
  page(
    paths.resetPassword,
    'ResetPasswordPage',
    () => import(/* webpackChunkName: "resetPassword" */ '@/pages/ResetPasswordPage'),
  ),
  content(paths.about, () => import(/* webpackChunkName: "about" */ '@/content/pages/about')),
  page(paths.contact, 'ContactPage', () => import(/* webpackChunkName: "contact" */ '@/pages/ContactPage')),
  content(paths.faq, () => import(/* webpackChunkName: "faq" */ '@/content/pages/faq')),
  content(
    paths.modernSlavery,
    () => import(/* webpackChunkName: "modernSlavery" */ '@/content/pages/modernSlavery'),
  ),
  page(paths.privacy, 'PrivacyPage', () => import(/* webpackChunkName: "privacy" */ '@/pages/PrivacyPage')),
  content(paths.terms, () => import(/* webpackChunkName: "terms" */ '@/content/pages/terms')),
  content(paths.carbon, () => import(/* webpackChunkName: "carbon" */ '@/content/pages/carbon')),
  content(paths.buyers, () => import(/* webpackChunkName: "buyers" */ '@/content/pages/buyers')),
  content(paths.clinical, () => import(/* webpackChunkName: "clinical" */ '@/content/pages/clinical')),
  content(
    paths.nonClinical,
    () => import(/* webpackChunkName: "nonClinical" */ '@/content/pages/nonClinical'),
  ),
  page(
    paths.domiciliary,
    'DomiciliaryPage',
    () => import(/* webpackChunkName: "domiciliary" */ '@/pages/DomiciliaryPage'),
  ),
  content(
    paths.supportedLiving,
    () => import(/* webpackChunkName: "supportedLiving" */ '@/content/pages/supportedLiving'),
  ),
  content(
    paths.internationalRecruitment,
    () =>
      import(/* webpackChunkName: "internationalRecruitment" */ '@/content/pages/internationalRecruitment'),
  ),
  content(paths.trainings, () => import(/* webpackChunkName: "trainings" */ '@/content/pages/trainings')),
  content(paths.facilities, () => import(/* webpackChunkName: "facilities" */ '@/content/pages/facilities')),
  // Every other address.
  content('*', () => import(/* webpackChunkName: "notFound" */ '@/content/pages/notFound')),
];

/** The pages, between header and footer. */
export const routes: RouteObject[] = [
  {
    Component: App,
    ErrorBoundary: SiteTrouble,
    children: [{ ErrorBoundary: PageTrouble, HydrateFallback: PageLoading, children: pages }],
  },
];

/** The path of the page at an address, as the table has it. */
export const routePath = (pathname: string): string | undefined =>
  matchRoutes(pages, pathname)?.[0]?.route.path;

/**
 * Loads the code of the page at an address ahead of the router, which then shows it at once: before hydration, or when a link is
 * pointed at. Rejects when repeated attempts fail.
 */
export async function loadPage(pathname: string): Promise<void> {
  const route = matchRoutes(pages, pathname)?.[0]?.route;
  if (route?.lazy) Object.assign(route, { ...(await route.lazy()), lazy: undefined });
}

/** A page of copy: its words, drawn by the sections for their kinds of block. */
function content(path: string, loadWords: () => Promise<{ page: PageContent }>) {
  return page(path, 'Page', async () => {
    const [{ contentPage }, { page: words }] = await Promise.all([
      import(/* webpackChunkName: "contentPage" */ '@/sections/contentPage'),
      loadWords(),
    ]);
    return { Page: contentPage(words) };
  });
}

/** A page that is the export of this name. */
function page<Name extends string>(
  path: string,
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
) {
  const lazy = async () => ({ Component: (await retry(load))[name] });
  // `loadPage` replaces `lazy` by what it has loaded.
  const route: { path: string; lazy?: typeof lazy | undefined } = { path, lazy };
  return route;
}
