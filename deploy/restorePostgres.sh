#!/bin/bash
# Restores a dump into the database of DATABASE_URL: restorePostgres.sh FILE [--replace] [--without-erasures]. With --replace, all that
# the database holds is lost; without, it has to be empty.
set -euo pipefail
file=$(realpath -- "${1:?Say which file}")
shift
replace= without=
for option; do
  case $option in
    --replace) replace=yes ;;
    --without-erasures) without=$option ;;
    *) echo "$option is not known: FILE [--replace] [--without-erasures]" >&2; exit 2 ;;
  esac
done
cd "$(dirname "$0")/.."
# Without PostgreSQL's own workers, which have no user.
others=$(psql -XAtc 'select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null' "${DATABASE_URL:?is not set}")
if [ "$others" -gt 0 ]; then
  echo "The database is in use ($others connections): stop every copy of the site first." >&2
  exit 1
fi
tables=$(psql -XAtc "select count(*) from pg_tables where schemaname = 'public'" "$DATABASE_URL")
if [ "$tables" -gt 0 ] && [ -z "$replace" ]; then
  echo "The database is not empty. If all that it holds may be lost, add --replace." >&2
  exit 1
fi
# What --finish needs, before anything is replaced.
if [ ! -s "${DATA_DIR:-data}/erasures.jsonl" ] && [ -z "$without" ]; then
  echo "There is no erasures.jsonl in ${DATA_DIR:-data}: put its newest copy there, or add --without-erasures if nobody was erased." >&2
  exit 1
fi
pg_restore --single-transaction --exit-on-error --clean --if-exists --no-owner --dbname="$DATABASE_URL" "$file"
npm run --silent restore -- --finish $without
