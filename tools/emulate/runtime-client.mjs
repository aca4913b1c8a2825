import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * A small runtime client: what `aws-lambda-ric` does in a function's process, without its native
 * parts. It asks the Runtime API for one event after another, and posts what the handler makes of it.
 */
const { AWS_LAMBDA_RUNTIME_API, LAMBDA_TASK_ROOT, _HANDLER } = process.env;

/** However long it takes: an idle instance waits for its next event. */
const call = (method, path, value) =>
  new Promise((resolve, reject) => {
    const url = `http://${AWS_LAMBDA_RUNTIME_API}/2018-06-01/runtime/${path}`;
    const asked = request(url, { method }, (response) => {
      text(response).then((body) => resolve({ headers: response.headers, body }), reject);
    });
    asked.once('error', reject);
    asked.end(value === undefined ? undefined : JSON.stringify(value));
  });
const asFault = (error) => ({
  errorType: error?.name ?? 'Error',
  errorMessage: String(error?.message ?? error),
  stackTrace: String(error?.stack ?? '').split('\n'),
});

const [file, name] = _HANDLER.split('.');
let handler;
try {
  ({ [name]: handler } = await import(`${LAMBDA_TASK_ROOT}/${file}.mjs`));
  if (typeof handler !== 'function') throw new TypeError(`There is no ${name}.`);
} catch (error) {
  await call('POST', 'init/error', asFault(error));
  process.exit(1);
}

for (;;) {
  const { headers, body } = await call('GET', 'invocation/next');
  const id = headers['lambda-runtime-aws-request-id'];
  const deadline = Number(headers['lambda-runtime-deadline-ms']);
  process.env._X_AMZN_TRACE_ID = headers['lambda-runtime-trace-id'];
  const context = {
    awsRequestId: id,
    functionName: process.env.AWS_LAMBDA_FUNCTION_NAME,
    invokedFunctionArn: headers['lambda-runtime-invoked-function-arn'],
    getRemainingTimeInMillis: () => deadline - Date.now(),
  };
  try {
    const result = await handler(JSON.parse(body), context);
    await call('POST', `invocation/${id}/response`, result ?? null);
  } catch (error) {
    await call('POST', `invocation/${id}/error`, asFault(error));
  }
}
