import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { retry } from '@/lib/retry';
import { App } from './App';
import { PageLoading } from './PageLoading';
import { PageTrouble } from './PageTrouble';

/**
 * The route table (docs/behaviour.md, section 2). A page is a line here and one in `paths`, a file in pages/ and its words in
 * content/pages/. Its chunk is named after its key in `paths`, by which the build finds the scripts of a route.
 */
export const pages = [
  page(paths.home, () => import(/* webpackChunkName: "home" */ '@/pages/HomePage')),
  page(paths.jobs, () => import(/* webpackChunkName: "jobs" */ '@/pages/JobsPage')),
  page(
    paths.jobsInternational,
    () => import(/* webpackChunkName: "jobsInternational" */ '@/pages/JobsInternationalPage'),
  ),
  page(paths.job, () => import(/* webpackChunkName: "job" */ '@/pages/JobPage')),
  page(paths.signUp, () => import(/* webpackChunkName: "signUp" */ '@/pages/SignUpPage')),
  page(paths.signIn, () => import(/* webpackChunkName: "signIn" */ '@/pages/SignInPage')),
  page(
    paths.forgotPassword,
    () => import(/* webpackChunkName: "forgotPassword" */ '@/pages/ForgotPasswordPage'),
  ),
  page(
    paths.resetPassword,
    () => import(/* webpackChunkName: "resetPassword" */ '@/pages/ResetPasswordPage'),
  ),
  page(paths.about, () => import(/* webpackChunkName: "about" */ '@/pages/AboutPage')),
  page(paths.contact, () => import(/* webpackChunkName: "contact" */ '@/pages/ContactPage')),
  page(paths.faq, () => import(/* webpackChunkName: "faq" */ '@/pages/FaqPage')),
  page(
    paths.modernSlavery,
    () => import(/* webpackChunkName: "modernSlavery" */ '@/pages/ModernSlaveryPage'),
  ),
  page(paths.privacy, () => import(/* webpackChunkName: "privacy" */ '@/pages/PrivacyPage')),
  page(paths.terms, () => import(/* webpackChunkName: "terms" */ '@/pages/TermsPage')),
  page(paths.carbon, () => import(/* webpackChunkName: "carbon" */ '@/pages/CarbonPage')),
  page(paths.clinical, () => import(/* webpackChunkName: "clinical" */ '@/pages/ClinicalPage')),
  page(paths.nonClinical, () => import(/* webpackChunkName: "nonClinical" */ '@/pages/NonClinicalPage')),
  page(paths.domiciliary, () => import(/* webpackChunkName: "domiciliary" */ '@/pages/DomiciliaryPage')),
  page(
    paths.supportedLiving,
    () => import(/* webpackChunkName: "supportedLiving" */ '@/pages/SupportedLivingPage'),
  ),
  page(
    paths.internationalRecruitment,
    () => import(/* webpackChunkName: "internationalRecruitment" */ '@/pages/InternationalRecruitmentPage'),
  ),
  page(paths.trainings, () => import(/* webpackChunkName: "trainings" */ '@/pages/TrainingsPage')),
  page(paths.facilities, () => import(/* webpackChunkName: "facilities" */ '@/pages/FacilitiesPage')),
  // Every other address.
  page('*', () => import(/* webpackChunkName: "notFound" */ '@/pages/NotFoundPage')),
];

/** The pages, between header and footer. */
export const routes: RouteObject[] = [
  {
    Component: App,
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

function page(path: string, load: () => Promise<{ Page: ComponentType }>) {
  const lazy = async () => ({ Component: (await retry(load)).Page });
  // `loadPage` replaces `lazy` by what it has loaded.
  const route: { path: string; lazy?: typeof lazy | undefined } = { path, lazy };
  return route;
}
