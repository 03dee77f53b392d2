/** What the store hears when the server has accepted a sign-in. */
export const signedIn = (username: string, email = '') => ({
  type: 'api/executeMutation/fulfilled',
  payload: { username },
  meta: {
    arg: { type: 'mutation', endpointName: 'login', originalArgs: { email, password: '' } },
    requestId: 'sign-in',
    requestStatus: 'fulfilled',
  },
});
