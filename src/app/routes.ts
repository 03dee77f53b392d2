import { paths } from '@/lib/paths';
import { lazyPage, type LazyPage } from './lazyPage';

/** What pages that make calls need beside their own code. */
const api = () => import(/* webpackChunkName: "joinApi" */ '@/store/joinApi');

export type AppRoute = { path: string; page: LazyPage };

/**
 * The route table (specification section 2). A page is one line here and one file in pages/. Its chunk bears its name in
 * `paths`, so that the build finds the scripts of a route.
 */
export const routes: readonly AppRoute[] = [
  { path: paths.home, page: lazyPage(() => import(/* webpackChunkName: "home" */ '@/pages/HomePage'), api) },
  { path: paths.jobs, page: lazyPage(() => import(/* webpackChunkName: "jobs" */ '@/pages/JobsPage'), api) },
  {
    path: paths.jobsInternational,
    page: lazyPage(
      () => import(/* webpackChunkName: "jobsInternational" */ '@/pages/JobsInternationalPage'),
      api,
    ),
  },
  { path: paths.job, page: lazyPage(() => import(/* webpackChunkName: "job" */ '@/pages/JobPage'), api) },
  {
    path: paths.signUp,
    page: lazyPage(() => import(/* webpackChunkName: "signUp" */ '@/pages/SignUpPage'), api),
  },
  {
    path: paths.signIn,
    page: lazyPage(() => import(/* webpackChunkName: "signIn" */ '@/pages/SignInPage'), api),
  },
  {
    path: paths.forgotPassword,
    page: lazyPage(() => import(/* webpackChunkName: "forgotPassword" */ '@/pages/ForgotPasswordPage'), api),
  },
  {
    path: paths.resetPassword,
    page: lazyPage(() => import(/* webpackChunkName: "resetPassword" */ '@/pages/ResetPasswordPage'), api),
  },
  { path: paths.about, page: lazyPage(() => import(/* webpackChunkName: "about" */ '@/pages/AboutPage')) },
  {
    path: paths.contact,
    page: lazyPage(() => import(/* webpackChunkName: "contact" */ '@/pages/ContactPage'), api),
  },
  { path: paths.faq, page: lazyPage(() => import(/* webpackChunkName: "faq" */ '@/pages/FaqPage')) },
  {
    path: paths.modernSlavery,
    page: lazyPage(() => import(/* webpackChunkName: "modernSlavery" */ '@/pages/ModernSlaveryPage')),
  },
  {
    path: paths.privacy,
    page: lazyPage(() => import(/* webpackChunkName: "privacy" */ '@/pages/PrivacyPage')),
  },
  { path: paths.terms, page: lazyPage(() => import(/* webpackChunkName: "terms" */ '@/pages/TermsPage')) },
  { path: paths.carbon, page: lazyPage(() => import(/* webpackChunkName: "carbon" */ '@/pages/CarbonPage')) },
  {
    path: paths.clinical,
    page: lazyPage(() => import(/* webpackChunkName: "clinical" */ '@/pages/ClinicalPage')),
  },
  {
    path: paths.nonClinical,
    page: lazyPage(() => import(/* webpackChunkName: "nonClinical" */ '@/pages/NonClinicalPage')),
  },
  {
    path: paths.domiciliary,
    page: lazyPage(() => import(/* webpackChunkName: "domiciliary" */ '@/pages/DomiciliaryPage')),
  },
  {
    path: paths.supportedLiving,
    page: lazyPage(() => import(/* webpackChunkName: "supportedLiving" */ '@/pages/SupportedLivingPage')),
  },
  {
    path: paths.internationalRecruitment,
    page: lazyPage(
      () => import(/* webpackChunkName: "internationalRecruitment" */ '@/pages/InternationalRecruitmentPage'),
    ),
  },
  {
    path: paths.trainings,
    page: lazyPage(() => import(/* webpackChunkName: "trainings" */ '@/pages/TrainingsPage')),
  },
  {
    path: paths.facilities,
    page: lazyPage(() => import(/* webpackChunkName: "facilities" */ '@/pages/FacilitiesPage')),
  },
];

/** Stands for every address that is not in the table. */
export const anyOtherPath = '*';

export const notFoundPage = lazyPage(() => import(/* webpackChunkName: "notFound" */ '@/pages/NotFoundPage'));
