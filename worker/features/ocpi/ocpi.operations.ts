import { z } from "zod";
import {
  ocpiOperator,
  ocpiOperatorCreated,
  ocpiOperatorList,
  ocpiProblemList,
} from "#shared/contract/ocpi.ts";
import type { Operation } from "../../http/operation.ts";

const operator = z.object({ data: ocpiOperator });

/** Operators of stations; OCPI itself is described in docs/ocpi.md. */
export const ocpiOperations: Record<string, Operation> = {
  "GET /api/ocpi/admin/parties": {
    summary: "List the operators that feed stations",
    responses: { 200: ocpiOperatorList },
  },
  "POST /api/ocpi/admin/parties": {
    summary: "Add an operator that feeds stations by OCPI 2.2.1",
    description:
      "The response has a token that the operator registers with, shown once. With tokenA and versionsUrl of the operator, we register there instead.",
    responses: { 201: ocpiOperatorCreated },
    errors: ["conflict"],
  },
  "POST /api/ocpi/admin/parties/:id/rotate": {
    summary: "Replace an operator's tokens",
    description:
      "On both sides when it is connected; otherwise the response has a new token that it registers with.",
    responses: { 200: ocpiOperatorCreated },
    errors: ["conflict"],
  },
  "POST /api/ocpi/admin/parties/:id/pull": {
    summary: "Read an operator's list of stations now",
    responses: { 200: operator },
    errors: ["conflict"],
  },
  "PUT /api/ocpi/admin/parties/:id/shown": {
    summary: "Choose the parties of an operator, such as a hub, whose stations are shown",
    responses: { 200: operator },
  },
  "GET /api/ocpi/admin/parties/:id/problems": {
    summary: "List the objects of an operator that could not be used, or only after repairs",
    responses: { 200: ocpiProblemList },
  },
  "DELETE /api/ocpi/admin/parties/:id": {
    summary: "Revoke an operator: its tokens end, and its stations are hidden",
    responses: { 200: operator },
  },
};
