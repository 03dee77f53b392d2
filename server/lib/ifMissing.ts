/** For `catch`: a file that is not there becomes undefined; any other error is thrown again. */
export function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
