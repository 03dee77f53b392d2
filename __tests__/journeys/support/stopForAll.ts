/** A default export because jest asks for one. */
export { stopForAll as default } from './startForAll';
