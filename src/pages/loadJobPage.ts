/** The code that a press on a card needs next; the same chunk as in the route table. */
export const loadJobPage = () => import(/* webpackChunkName: "job" */ './JobPage');
