/** The code that a press on a card needs next; the same chunk as in the route table. */
export const loadVacancyPage = () => import(/* webpackChunkName: "job" */ './JobPage');
