-- What was found on the website: it stays good where the service has another secret by now.
alter table ownership_proofs add column challenge text check (length(challenge) = 32);
