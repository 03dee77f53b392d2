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
  page(paths.home, async () => (await import(/* webpackChunkName: "home" */ '@/pages/HomePage')).HomePage),
  page(paths.jobs, async () => (await import(/* webpackChunkName: "jobs" */ '@/pages/JobsPage')).JobsPage),
  page(
    paths.jobsInternational,
    async () =>
      (await import(/* webpackChunkName: "jobsInternational" */ '@/pages/JobsInternationalPage'))
        .JobsInternationalPage,
  ),
  page(paths.job, async () => (await import(/* webpackChunkName: "job" */ '@/pages/JobPage')).JobPage),
  page(
    paths.signUp,
    async () => (await import(/* webpackChunkName: "signUp" */ '@/pages/SignUpPage')).SignUpPage,
  ),
  page(
    paths.signIn,
    async () => (await import(/* webpackChunkName: "signIn" */ '@/pages/SignInPage')).SignInPage,
  ),
  page(
    paths.forgotPassword,
    async () =>
      (await import(/* webpackChunkName: "forgotPassword" */ '@/pages/ForgotPasswordPage'))
        .ForgotPasswordPage,
  ),
  page(
    paths.resetPassword,
    async () =>
      (await import(/* webpackChunkName: "resetPassword" */ '@/pages/ResetPasswordPage')).ResetPasswordPage,
  ),
  content(paths.about, () => import(/* webpackChunkName: "about" */ '@/content/pages/about')),
  page(
    paths.contact,
    async () => (await import(/* webpackChunkName: "contact" */ '@/pages/ContactPage')).ContactPage,
  ),
  content(paths.faq, () => import(/* webpackChunkName: "faq" */ '@/content/pages/faq')),
  content(
    paths.modernSlavery,
    () => import(/* webpackChunkName: "modernSlavery" */ '@/content/pages/modernSlavery'),
  ),
  page(
    paths.privacy,
    async () => (await import(/* webpackChunkName: "privacy" */ '@/pages/PrivacyPage')).PrivacyPage,
  ),
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
    async () =>
      (await import(/* webpackChunkName: "domiciliary" */ '@/pages/DomiciliaryPage')).DomiciliaryPage,
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
  return page(path, async () => {
    const [{ contentPage }, { page: words }] = await Promise.all([
      import(/* webpackChunkName: "contentPage" */ '@/sections/contentPage'),
      loadWords(),
    ]);
    return contentPage(words);
  });
}

function page(path: string, load: () => Promise<ComponentType>) {
  const lazy = async () => ({ Component: await retry(load) });
  // `loadPage` replaces `lazy` by what it has loaded.
  const route: { path: string; lazy?: typeof lazy | undefined } = { path, lazy };
  return route;
}
