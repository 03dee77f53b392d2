#!/bin/bash
# Backs up the database with the list of erasures, encrypts both, and copies them off site. Needs, besides the server's settings:
#   BACKUP_DIR, OFFSITE     folders; OFFSITE is a mounted share on another site
#   BACKUP_PASSPHRASE_FILE  kept in the safe too: without it no backup opens
#   BACKUP_DAYS             how long backups stay (30)
set -euo pipefail
umask 077
cd "$(dirname "$0")/.."
: "${BACKUP_DIR:?is not set}" "${OFFSITE:?is not set}" "${BACKUP_PASSPHRASE_FILE:?is not set}"
name=lindenway-$(date -u +%Y%m%dT%H%M%SZ).tar.gpg
erasures=${DATA_DIR:-data}/erasures.jsonl
work=$(mktemp -d "$BACKUP_DIR/unfinished.XXXXXX")
trap 'rm -rf "$work"' EXIT

if [ -n "${DATABASE_URL:-}" ]; then
  pg_dump --format=custom --file="$work/database" "$DATABASE_URL"
else
  # Without the name of the copy, which goes at once.
  npm run --silent backup -- "$work/database" | sed 's/^Backed up .* and checked/Checked/'
fi
tar --create --directory="$work" . | gpg --batch --pinentry-mode loopback --passphrase-file "$BACKUP_PASSPHRASE_FILE" \
  --symmetric --cipher-algo AES256 --output "$BACKUP_DIR/$name"
cp "$BACKUP_DIR/$name" "$OFFSITE/$name.part"
cmp "$BACKUP_DIR/$name" "$OFFSITE/$name.part"
mv "$OFFSITE/$name.part" "$OFFSITE/$name"
# Newer than any backup, so that a restore erases again whoever was erased since. It names nobody. Off site may hold more than this machine,
# after a restore without the list. Each line begins with its time, so sorting them keeps their order. A line that a full disk has cut off
# was no erasure, and would stop a restore.
if [ -f "$erasures" ]; then
  touch "$OFFSITE/erasures.jsonl"
  sed -n '/^{.*}$/p' "$erasures" "$OFFSITE/erasures.jsonl" | LC_ALL=C sort --unique --output="$OFFSITE/erasures.jsonl.part"
  # In place, so that it stays the file of the user who erases, where that is ERASURES_COPY too.
  cp "$OFFSITE/erasures.jsonl.part" "$OFFSITE/erasures.jsonl"
  rm "$OFFSITE/erasures.jsonl.part"
fi
find "$BACKUP_DIR" "$OFFSITE" -maxdepth 1 -name 'lindenway-*.tar.gpg' -mtime "+${BACKUP_DAYS:-30}" -delete
echo "Backed up to $OFFSITE/$name."
