import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics } from '@aws-lambda-powertools/metrics';
import type { Context } from 'aws-lambda';
import type { InvocationKind } from './invocation-kinds.ts';
import type { Log } from './log.ts';
import { metrics as named, type Metric } from './metrics.ts';
import { redact } from './redact.ts';
import { tracing } from './tracing.ts';

/** The instruments of a function: its log, metrics and traces. */
export type Instruments = {
  /** The log; whatever is logged as an error is measured as a fault. */
  readonly log: Log;
  measure(metric: Metric, value?: number): void;
  /**
   * Adds the outcome of a commit to the line at the end of the invocation: a line of its own is
   * expensive.
   */
  recordOutcome(
    outcome: Outcome,
    commit: { readonly stream: string; readonly version: number },
  ): void;
  /** Adds the calls of an SDK client to the trace. */
  follow<C>(client: C): C;
  /** Records each invocation: one line at its end, its metrics, its part of the trace. */
  around<E, R>(
    kind: InvocationKind<E, R>,
    handler: (event: E, context?: Context) => Promise<R>,
  ): (event: E, context?: Context) => Promise<R>;
};

/** The outcome of a commit: another was there first, say. */
export type Outcome = 'stored' | 'overtaken' | 'told';

const NAMESPACE = 'Questhall';

/** The instruments of one function. Made at its start: the platform's settings are read then. */
export function instruments(serviceName: string): Instruments {
  const logger = new Logger({ serviceName, jsonReplacerFn: redact });
  const namespace = process.env['POWERTOOLS_METRICS_NAMESPACE'] ?? NAMESPACE;
  const metrics = new Metrics({ serviceName, namespace });
  const traces = tracing(serviceName);
  const outcomes = new Map<Outcome, readonly string[]>();

  const measure: Instruments['measure'] = (metric, value = 1) => {
    metrics.addMetric(named[metric].name, named[metric].unit, value);
  };
  const log: Log = {
    info: (message, details) => logger.info(message, { ...details }),
    warn: (message, details) => logger.warn(message, { ...details }),
    error: (message, details) => {
      measure('faults');
      logger.error(message, { ...details });
    },
  };

  return {
    log,
    measure,
    recordOutcome: (outcome, { stream, version }) => {
      outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), `${stream}@${version}`]);
    },
    follow: traces.follow,
    around: (kind, handler) => async (event, context) => {
      const began = performance.now();
      const facts = kind.before(event);
      // facts equal in all calls of a function are left to its log group: each byte here is paid
      // for
      logger.appendKeys({ function_request_id: context?.awsRequestId, ...facts });
      try {
        const result = await traces.around(facts, () => handler(event, context));
        const ms = Math.round(performance.now() - began);
        log.info('Served', { ...kind.after(result), ...Object.fromEntries(outcomes), ms });
        return result;
      } catch (error) {
        log.error('An invocation failed', { error, ...Object.fromEntries(outcomes) });
        throw error;
      } finally {
        logger.resetKeys();
        outcomes.clear();
        if (metrics.hasStoredMetrics()) metrics.publishStoredMetrics();
      }
    },
  };
}
