/** A default export because jest asks for one. */
export { stopPostgres as default } from './startPostgresForAll';
