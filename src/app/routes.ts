import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { retry } from '@/lib/retry';
import type { AppStore } from '@/store/makeStore';

/**
 * A file of pages/. A page that reads as soon as it opens has `prefetch`, so that on the first view the answer is fetched during
 * hydration. It is a property of the component, because React Refresh, which shows edits in place under `npm run dev`, works only for
 * files that export nothing but components.
 */
export type PageModule = { Page: RoutePage };
type RoutePage = ComponentType & { prefetch?: (store: AppStore) => void };

/** `load` fetches the page's code, once. */
export type AppRoute = { path: string; load: () => Promise<PageModule> };

/**
 * The route table (docs/behaviour.md, section 2). A page is a line here and one in `paths`, a file in pages/ and its words in
 * content/pages/. Its chunk is named after its key in `paths`, by which the build finds the scripts of a route.
 */
export const routes: readonly AppRoute[] = [
  { path: paths.home, load: () => import(/* webpackChunkName: "home" */ '@/pages/HomePage') },
  { path: paths.jobs, load: () => import(/* webpackChunkName: "jobs" */ '@/pages/JobsPage') },
  {
    path: paths.jobsInternational,
    load: () => import(/* webpackChunkName: "jobsInternational" */ '@/pages/JobsInternationalPage'),
  },
  { path: paths.job, load: () => import(/* webpackChunkName: "job" */ '@/pages/JobPage') },
  { path: paths.signUp, load: () => import(/* webpackChunkName: "signUp" */ '@/pages/SignUpPage') },
  { path: paths.signIn, load: () => import(/* webpackChunkName: "signIn" */ '@/pages/SignInPage') },
  {
    path: paths.forgotPassword,
    load: () => import(/* webpackChunkName: "forgotPassword" */ '@/pages/ForgotPasswordPage'),
  },
  {
    path: paths.resetPassword,
    load: () => import(/* webpackChunkName: "resetPassword" */ '@/pages/ResetPasswordPage'),
  },
  { path: paths.about, load: () => import(/* webpackChunkName: "about" */ '@/pages/AboutPage') },
  { path: paths.contact, load: () => import(/* webpackChunkName: "contact" */ '@/pages/ContactPage') },
  { path: paths.faq, load: () => import(/* webpackChunkName: "faq" */ '@/pages/FaqPage') },
  {
    path: paths.modernSlavery,
    load: () => import(/* webpackChunkName: "modernSlavery" */ '@/pages/ModernSlaveryPage'),
  },
  { path: paths.privacy, load: () => import(/* webpackChunkName: "privacy" */ '@/pages/PrivacyPage') },
  { path: paths.terms, load: () => import(/* webpackChunkName: "terms" */ '@/pages/TermsPage') },
  { path: paths.carbon, load: () => import(/* webpackChunkName: "carbon" */ '@/pages/CarbonPage') },
  { path: paths.clinical, load: () => import(/* webpackChunkName: "clinical" */ '@/pages/ClinicalPage') },
  {
    path: paths.nonClinical,
    load: () => import(/* webpackChunkName: "nonClinical" */ '@/pages/NonClinicalPage'),
  },
  {
    path: paths.domiciliary,
    load: () => import(/* webpackChunkName: "domiciliary" */ '@/pages/DomiciliaryPage'),
  },
  {
    path: paths.supportedLiving,
    load: () => import(/* webpackChunkName: "supportedLiving" */ '@/pages/SupportedLivingPage'),
  },
  {
    path: paths.internationalRecruitment,
    load: () =>
      import(/* webpackChunkName: "internationalRecruitment" */ '@/pages/InternationalRecruitmentPage'),
  },
  { path: paths.trainings, load: () => import(/* webpackChunkName: "trainings" */ '@/pages/TrainingsPage') },
  {
    path: paths.facilities,
    load: () => import(/* webpackChunkName: "facilities" */ '@/pages/FacilitiesPage'),
  },
];

/** The page for every address that is not in the table. */
export const notFoundRoute: AppRoute = {
  path: '*',
  load: () => import(/* webpackChunkName: "notFound" */ '@/pages/NotFoundPage'),
};

/** The route of an address. */
export const routeAt = (pathname: string): AppRoute =>
  routes.find(({ path }) => matchPath(path, pathname)) ?? notFoundRoute;

/** The pages that `loadPage` has loaded, by the function that loads them. */
const loadedPages = new Map<AppRoute['load'], RoutePage>();

/** Loads the code of a page. Rejects when repeated attempts fail. */
export async function loadPage(route: AppRoute): Promise<RoutePage> {
  const { Page } = await retry(route.load);
  loadedPages.set(route.load, Page);
  return Page;
}

/** A page that `loadPage` has loaded. */
export const loadedPage = ({ load }: AppRoute): RoutePage | undefined => loadedPages.get(load);
