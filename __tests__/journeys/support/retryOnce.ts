// On a busy machine a browser is late once in thousands of steps; a fault of the site fails twice. The first failure is printed.
if (!process.env.SHOW_BROWSER) jest.retryTimes(1, { logErrorsBeforeRetry: true });
