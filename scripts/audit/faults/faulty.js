// The built Worker with a database and a bucket that fail by schedule: some calls break off before they do anything, some after they
// have done everything, when only the answer is lost. The mail service of a storm refuses mails in the same way.
import worker from "./index.js";

let calls = 0;

/** Fails every 13th call before it runs, and every 17th after it. */
async function unreliable(call) {
  const turn = ++calls;
  if (turn % 13 === 0) throw new Error("D1_ERROR: Network connection lost.");
  const response = await call();
  if (turn % 17 === 0) throw new Error("D1_ERROR: Network connection lost.");
  return response;
}

const originals = new WeakMap();

function faultyStatement(statement) {
  const faulty = new Proxy(statement, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      if (name === "bind") return (...values) => faultyStatement(target.bind(...values));
      return (...args) => unreliable(() => value.apply(target, args));
    },
  });
  originals.set(faulty, statement);
  return faulty;
}

function faultyDatabase(database) {
  return new Proxy(database, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      if (name === "prepare") return (sql) => faultyStatement(target.prepare(sql));
      if (name === "withSession") return (...args) => faultyDatabase(target.withSession(...args));
      if (name === "batch")
        return (statements) =>
          unreliable(() =>
            target.batch(statements.map((statement) => originals.get(statement) ?? statement)),
          );
      return (...args) => unreliable(() => value.apply(target, args));
    },
  });
}

function faultyBucket(bucket) {
  return new Proxy(bucket, {
    get(target, name) {
      const value = Reflect.get(target, name);
      return typeof value === "function" ? (...args) => unreliable(() => value.apply(target, args)) : value;
    },
  });
}

let sends = 0;

/** Hands mails to a service outside of this process, which knows after a crash what it accepted. Refuses every 11th. */
function faultyMail(service) {
  return {
    async send({ to, subject }) {
      if (++sends % 11 === 0) throw new Error("The mail service is busy.");
      const response = await fetch(service, { method: "POST", body: JSON.stringify({ to, subject }) });
      if (!response.ok) throw new Error(`The mail service answered ${response.status}`);
      return { messageId: `${crypto.randomUUID()}@mail-service.example` };
    },
  };
}

function withFaults({ STORM_MAIL_SERVICE: mailService, STORM_IS_CALM: isCalm, ...env }) {
  return {
    ...env,
    ...(!isCalm && { DB: faultyDatabase(env.DB), MEDIA: faultyBucket(env.MEDIA) }),
    ...(mailService && { MAIL: faultyMail(mailService) }),
  };
}

export default {
  fetch: (request, env, context) => worker.fetch(request, withFaults(env), context),
  email: (message, env, context) => worker.email(message, withFaults(env), context),
  scheduled: (event, env, context) => worker.scheduled(event, withFaults(env), context),
};
