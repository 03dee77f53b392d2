/** At a button that waits for the connection, as every submit button does after a failure. */
export const waitsForConnection = 'You have no connection. The button works again when it is back.';
